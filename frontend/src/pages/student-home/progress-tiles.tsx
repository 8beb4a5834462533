import { CalendarCheck, ChevronRight, Puzzle, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';

interface Overall {
  proficientSubStrands: number;
  totalSubStrands: number;
  proficientHeuristics: number;
  totalHeuristics: number;
}

/** Three figures, each a way into My Progress. */
export function ProgressTiles({
  assessmentsThisWeek,
  overall,
}: {
  assessmentsThisWeek: number;
  overall: Overall;
}) {
  const t = useMessages(STUDENT_HOME);
  const tiles = [
    {
      to: '/my-progress?tab=activity',
      icon: CalendarCheck,
      figure: `${assessmentsThisWeek}`,
      label: t.assessmentsThisWeek,
    },
    {
      to: '/my-progress?tab=concepts',
      icon: Shapes,
      figure: `${overall.proficientSubStrands}/${overall.totalSubStrands}`,
      label: t.proficientConcepts,
    },
    {
      to: '/my-progress?tab=problem-solving',
      icon: Puzzle,
      figure: `${overall.proficientHeuristics}/${overall.totalHeuristics}`,
      label: t.proficientHeuristics,
    },
  ];
  return (
    <ul className="tiles">
      {tiles.map(({ to, icon: Icon, figure, label }) => (
        <li key={to}>
          <Link to={to} className="card tiles__tile">
            <Icon size={28} aria-hidden className="tiles__icon" />
            <span className="tiles__figure">{figure}</span>
            <span className="tiles__label">{label}</span>
            <ChevronRight size={20} aria-hidden className="tiles__go" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

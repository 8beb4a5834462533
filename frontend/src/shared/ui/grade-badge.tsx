import { gradeShortLabel, type GradeLevel } from '@sumfox/curriculum/grades';
import './grade-badge.css';

/** `P5` in the colour of its grade. */
export function GradeBadge({ grade }: { grade: GradeLevel }) {
  const short = gradeShortLabel(grade);
  return (
    <span className={`grade-badge grade-badge--${short.toLowerCase()}`}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{grade}</span>
    </span>
  );
}

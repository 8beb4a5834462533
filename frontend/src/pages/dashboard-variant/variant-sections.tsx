import { Award, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ASSESSMENT_NAMES } from '../../entities/paper/index.js';
import type { Skin } from './skins.js';
import type { VariantFigures } from './variant-figures.js';
import { listRecent, listVariantBadges } from './variant.rules.js';

/** Three figures; the two that are parts of a whole have a bar as well, where the look shows it. */
export function StatsSection({ figures: { assessmentsThisWeek, overall } }: { figures: VariantFigures }) {
  const stats = [
    { label: 'Assessments this week', have: assessmentsThisWeek, of: null },
    { label: 'Concepts', have: overall.proficientSubStrands, of: overall.totalSubStrands },
    { label: 'Heuristics', have: overall.proficientHeuristics, of: overall.totalHeuristics },
  ];
  return (
    <ul className="skin__figures">
      {stats.map(({ label, have, of }) => (
        <li key={label} className="skin__figure">
          <b>{of === null ? have : `${have}/${of}`}</b>
          <span>{label}</span>
          {of !== null && (
            <span className="skin__meter" aria-hidden="true">
              <span style={{ width: `${(100 * have) / Math.max(1, of)}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function BadgesSection({ set, figures }: { set: Skin['badges']; figures: VariantFigures }) {
  if (figures.badges === 'loading') return <p role="status">Your badges are on their way.</p>;
  if (figures.badges === 'failed') return <p>Your badges could not be loaded just now. They are safe.</p>;
  return (
    <ul className="skin__badge-list">
      {listVariantBadges(set, figures.badges, figures.problemsDone).map(
        ({ id, name, description, have, need, unit }) => (
          <li key={id} className={have >= need ? 'skin__badge skin__badge--earned' : 'skin__badge'}>
            <Award size={34} aria-hidden />
            <span>
              <b>{name}</b>
              <span>{description}</span>
              <b className="skin__badge-state">{have >= need ? 'Earned!' : `${have} of ${need} ${unit}`}</b>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

export function RecentSection(props: { skin: Skin; figures: VariantFigures; isPreview: boolean }) {
  const { skin, figures } = props;
  const lines = listRecent(figures.assessments, figures.assessmentCount, skin.dates);
  if (lines.length === 0)
    return (
      <div className="skin__empty">
        <p>Nothing here yet. Your first assessment is waiting for you!</p>
        <Link className="skin__button" to="/dual-proficiency">
          {skin.firstAdventure}
        </Link>
      </div>
    );
  return (
    <ol className="skin__lines">
      {lines.map(({ id, number, type, day, isCompleted }) => (
        <li key={id} className="skin__line">
          <span className="skin__line-words">
            <b>Assessment {number}</b>
            <span>
              {ASSESSMENT_NAMES[type]} · <span className="skin__day">{day}</span>
            </span>
          </span>
          <span className={isCompleted ? 'skin__state skin__state--completed' : 'skin__state'}>
            {isCompleted ? <CircleCheck size={18} aria-hidden /> : <CircleDashed size={18} aria-hidden />}
            {isCompleted ? 'Completed' : 'In Progress'}
          </span>
          {!props.isPreview && (
            <Link className="skin__button" to={`/assessments/${id}`}>
              {isCompleted ? 'Review' : 'Continue'}
              <span className="visually-hidden"> Assessment {number}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

import { Award, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readAssessmentNames } from '../../entities/paper/index.js';
import type { Skin } from './skins.js';
import type { VariantFigures } from './variant-figures.js';
import { listRecent, listVariantBadges } from './variant.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DASHBOARD_VARIANT } from './dashboard-variant.messages.js';

/** Three figures; the two that are parts of a whole have a bar as well, where the look shows it. */
export function StatsSection({ figures: { assessmentsThisWeek, overall } }: { figures: VariantFigures }) {
  const t = useMessages(DASHBOARD_VARIANT);
  const stats = [
    { label: t.assessmentsThisWeek, have: assessmentsThisWeek, of: null },
    { label: t.concepts, have: overall.proficientSubStrands, of: overall.totalSubStrands },
    { label: t.heuristics, have: overall.proficientHeuristics, of: overall.totalHeuristics },
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
  const t = useMessages(DASHBOARD_VARIANT);
  if (figures.badges === 'loading') return <p role="status">{t.yourBadgesAreOn}</p>;
  if (figures.badges === 'failed') return <p>{t.yourBadgesCouldNot}</p>;
  return (
    <ul className="skin__badge-list">
      {listVariantBadges(set, figures.badges, figures.problemsDone).map(
        ({ id, name, description, have, need, unit }) => (
          <li key={id} className={have >= need ? 'skin__badge skin__badge--earned' : 'skin__badge'}>
            <Award size={34} aria-hidden />
            <span>
              <b>{name}</b>
              <span>{description}</span>
              <b className="skin__badge-state">{have >= need ? t.earned : t.of({ have, need, unit })}</b>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

export function RecentSection(props: { skin: Skin; figures: VariantFigures; isPreview: boolean }) {
  const t = useMessages(DASHBOARD_VARIANT);
  const { skin, figures } = props;
  const lines = listRecent(figures.assessments, figures.assessmentCount, skin.dates);
  if (lines.length === 0)
    return (
      <div className="skin__empty">
        <p>{t.nothingHereYetYour}</p>
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
            <b>{t.assessment({ number })}</b>
            <span>
              {readAssessmentNames()[type]} · <span className="skin__day">{day}</span>
            </span>
          </span>
          <span className={isCompleted ? 'skin__state skin__state--completed' : 'skin__state'}>
            {isCompleted ? <CircleCheck size={18} aria-hidden /> : <CircleDashed size={18} aria-hidden />}
            {isCompleted ? t.completed : t.inProgress}
          </span>
          {!props.isPreview && (
            <Link className="skin__button" to={`/assessments/${id}`}>
              {isCompleted ? t.review : t.continue}
              <span className="visually-hidden"> {t.assessment({ number })}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

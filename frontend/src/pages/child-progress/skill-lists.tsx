import type { ChildOverview, Skill } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { skillPaper, SkillLegend, SkillScore } from '../../entities/child/index.js';
import { WorksheetButton } from '../../features/print-worksheet/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHILD_PROGRESS } from './child-progress.messages.js';

/** Heuristics as the topics beside them: score, what it rests on, and whether it is mastered by the one rule. */
export function HeuristicList({ child, overview }: { child: LinkedChild; overview: ChildOverview }) {
  const { heuristics, next } = overview;
  const t = useMessages(CHILD_PROGRESS);
  const early = ({ questionsAttempted }: Skill): boolean => questionsAttempted < ENOUGH_ANSWERS;
  const sorted = heuristics.toSorted((a, b) => Number(early(a)) - Number(early(b)) || b.percent - a.percent);
  const mastered = heuristics.filter(({ isMastered }) => isMastered).length;
  return (
    <section className="card child-progress__part" aria-labelledby="heuristics-heading">
      <h2 id="heuristics-heading">{t.heuristics}</h2>
      <p className="note">{t.heuristicsMastered({ mastered, all: heuristics.length })}</p>
      <ul className="topic-scores" aria-label={t.heuristics}>
        {sorted.map((skill) => (
          <li key={skill.id}>
            <span className="topic-scores__name">
              {skill.name}
              {skill.isMastered && <span className="mastered-mark">{t.mastered}</span>}
            </span>
            <SkillScore skill={skill} />
            <WorksheetButton
              child={child}
              wanted={skillPaper(
                child.gradeLevel,
                { ...skill, topicId: null, heuristicId: skill.id },
                next.dueOn,
              )}
              of={skill.name}
              isIcon
            />
          </li>
        ))}
      </ul>
      <SkillLegend />
    </section>
  );
}

/** Hints, second tries and time of the last 28 days, each with its base. */
export function Habits({ habits }: Pick<ChildOverview, 'habits'>) {
  const t = useMessages(CHILD_PROGRESS);
  const { answers, withHint, secondTries, fixedOnSecondTry, secondsPerQuestion, seconds } = habits;
  return (
    <section className="card child-progress__part" aria-labelledby="habits-heading">
      <h2 id="habits-heading">{t.howTheWorkGoes}</h2>
      <p className="note">{t.inTheLast28Days({ answers: countText(answers, 'answer') })}</p>
      <dl className="habits">
        <div>
          <dt>{t.usedAHint}</dt>
          <dd>{t.outOf({ part: withHint, all: answers })}</dd>
          <ShareBar part={withHint} all={answers} tone="hint" />
        </div>
        <div>
          <dt>{t.fixedOnTheSecondTry}</dt>
          <dd>{secondTries === 0 ? t.noSecondTry : t.outOf({ part: fixedOnSecondTry, all: secondTries })}</dd>
          <ShareBar part={fixedOnSecondTry} all={secondTries} tone="fixed" />
        </div>
        <div>
          <dt>{t.timePerQuestion}</dt>
          <dd>{secondsPerQuestion === null ? t.notMeasured : timeText(secondsPerQuestion)}</dd>
        </div>
        <div>
          <dt>{t.timeInAll}</dt>
          <dd>
            {seconds === 0 ? t.notMeasured : countText(Math.max(1, Math.round(seconds / 60)), 'minute')}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A share as a bar; its words stand beside it. Nothing without a base. */
function ShareBar({ part, all, tone }: { part: number; all: number; tone: 'hint' | 'fixed' }) {
  if (all === 0) return null;
  return (
    <dd className={`habits__bar habits__bar--${tone}`} aria-hidden>
      {part > 0 && <i style={{ width: `${(100 * part) / all}%` }} />}
    </dd>
  );
}

/** `45 s`, `1 min 30 s`. */
function timeText(seconds: number): string {
  const t = CHILD_PROGRESS.get();
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? t.seconds({ seconds }) : t.minutesAndSeconds({ minutes, seconds: seconds % 60 });
}

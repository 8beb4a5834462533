import { CUTOFFS, ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { answersYet } from '../progress/index.js';
import { type SkillStanding, readStanding } from './child-figures.rules.js';
import { TOPIC_SCORES } from './topic-scores.messages.js';

/** A topic or heuristic as an adult sees it. */
export interface ShownSkill {
  name: string;
  /** Percent of marks, 0–100. */
  percent: number;
  questionsAttempted: number;
  isMastered: boolean;
}

/** The bar of a skill for adults: coloured by its standing, or with too few answers, a fifth for each answer. */
export function SkillBar({ skill }: { skill: ShownSkill }) {
  const standing = readStanding(skill);
  const { name, percent, questionsAttempted } = skill;
  if (standing === 'early')
    return (
      <span
        className="skill-fifths"
        role="progressbar"
        aria-label={name}
        aria-valuenow={questionsAttempted}
        aria-valuetext={answersYet(questionsAttempted)}
        aria-valuemin={0}
        aria-valuemax={ENOUGH_ANSWERS}
      >
        {Array.from({ length: ENOUGH_ANSWERS }, (_, at) => (
          <i key={at} className={at < questionsAttempted ? 'skill-fifths__done' : undefined} />
        ))}
      </span>
    );
  return (
    <span className={`skill-bar skill-bar--${standing}`}>
      <ScoreBar percent={percent} label={name} />
    </span>
  );
}

/** What the colours of the bars stand for. */
export function SkillLegend() {
  const t = useMessages(TOPIC_SCORES);
  const words: ReadonlyArray<readonly [SkillStanding, string]> = [
    ['mastered', t.legendMastered({ percent: CUTOFFS.childProgressCard })],
    ['strength', t.legendStrength({ percent: CUTOFFS.strength })],
    ['developing', t.legendDeveloping({ percent: CUTOFFS.focus })],
    ['focus', t.legendFocus({ percent: CUTOFFS.focus })],
    ['early', t.legendEarly({ answers: ENOUGH_ANSWERS })],
  ];
  return (
    <ul className="skill-legend note">
      {words.map(([standing, word]) => (
        <li key={standing} className={`skill-legend__one skill-legend__one--${standing}`}>
          {word}
        </li>
      ))}
    </ul>
  );
}

import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import type { ReactNode } from 'react';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { useIsYoung } from '../account/index.js';
import { PLACE_WORDS, PlacePicture, TopicPicture } from '../reward/index.js';
import { answersYet, isKnown, readReadinessWords, rightText, shareOfEnough } from './progress.rules.js';
import './axis-tile.css';

/**
 * What stands on the key of a concept or of a heuristic: the place of the map and how far it has grown, the name, the
 * figure in words and as a bar. The key is a `.axis-tile` in a list `.axis-tiles`.
 */
export function AxisTile(props: {
  record: AxisRecord;
  /** Of a concept, null until it is fetched; a heuristic has none. */
  place?: Place | null | undefined;
  /** The name that questions bear as their tag, where it is another one. */
  tag?: string | undefined;
  /** The sign of what a touch does. */
  arrow: ReactNode;
}) {
  const isYoung = useIsYoung();
  const words = useMessages(PLACE_WORDS);
  const { record, place, tag, arrow } = props;
  return (
    <>
      {place !== undefined && (
        <span className="axis-tile__land">
          {place && (
            <span className="axis-tile__place" style={{ scale: sizeOf(place) }}>
              <PlacePicture stage={place.stage} />
            </span>
          )}
          <span className="axis-tile__object">
            <TopicPicture subStrandId={record.id} />
          </span>
        </span>
      )}
      <span className="axis-tile__words">
        <span className="axis-tile__name">
          <span>{record.name}</span> {tag !== undefined && <span className="chip">{tag}</span>}
        </span>
        <Figure record={record} />
        {place && (isYoung || place.stage === 'grown') && (
          <span className={`axis-tile__stage axis-tile__stage--${place.stage}`}>
            {words.stages[place.stage]}
          </span>
        )}
      </span>
      <span className="axis-tile__arrow" aria-hidden="true">
        {arrow}
      </span>
    </>
  );
}

/** Scales a sprout by its number of answers. */
const sizeOf = ({ stage, answers }: Place): number =>
  stage === 'sprout' ? 0.65 + 0.07 * Math.min(answers, 5) : 1;

/** Grey while there are too few answers. Primary 1 and 2 see a count, and the place says how far it is. */
function Figure({ record }: { record: AxisRecord }) {
  const isYoung = useIsYoung();
  const { name, percent, questionsAttempted, readinessLevel } = record;
  if (percent === null || readinessLevel === null || !isKnown(record))
    return (
      <>
        <span className="axis-tile__figure">{answersYet(questionsAttempted)}</span>
        <span className="axis-tile__bar axis-tile__bar--grey" aria-hidden="true">
          <span style={{ width: `${shareOfEnough(questionsAttempted)}%` }} />
        </span>
      </>
    );
  return (
    <>
      <span className="axis-tile__figure">
        <b>{isYoung ? rightText(record) : `${percent}%`}</b>
        {!isYoung && (
          <>
            {' '}
            <span>{readReadinessWords()[readinessLevel]}</span>{' '}
            <span className="axis-tile__count">{countText(questionsAttempted, 'answer')}</span>
          </>
        )}
      </span>
      <span className="axis-tile__bar" aria-hidden="true">
        <ScoreBar percent={percent} label={name} />
      </span>
    </>
  );
}

import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { useIsYoung } from '../../entities/account/index.js';
import {
  answersYet,
  isKnown,
  readReadinessWords,
  rightText,
  shareOfEnough,
} from '../../entities/progress/index.js';
import { PLACE_WORDS, PlacePicture, TopicPicture } from '../../entities/reward/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';

/** A heuristic: its plain name, the name that questions bear as their tag where that is another, and its figure. */
export function WayRow({ record }: { record: AxisRecord }) {
  const { name } = getHeuristic(record.id);
  return (
    <>
      <span className="axis__name">
        {record.name}
        {name.toLowerCase() !== record.name.toLowerCase() && <span className="chip">{name}</span>}
      </span>
      <Figure record={record} />
    </>
  );
}

/** A concept as a place of the map: how far it has grown, its object, and its figure. */
export function PlaceTile({ record, place }: { record: AxisRecord; place: Place | undefined }) {
  const isYoung = useIsYoung();
  const words = useMessages(PLACE_WORDS);
  return (
    <>
      <span className="axis__land">
        {place && <PlacePicture stage={place.stage} />}
        <span className="axis__object">
          <TopicPicture subStrandId={record.id} />
        </span>
      </span>
      <span className="axis__name">{record.name}</span>
      <Figure record={record} />
      {place && (isYoung || place.stage === 'grown') && (
        <span className={`axis__stage axis__stage--${place.stage}`}>{words.stages[place.stage]}</span>
      )}
    </>
  );
}

/** Grey while there are too few answers. Primary 1 and 2 see a count, and the place says how far it is. */
function Figure({ record }: { record: AxisRecord }) {
  const isYoung = useIsYoung();
  const { name, percent, questionsAttempted, readinessLevel } = record;
  if (percent === null || readinessLevel === null || !isKnown(record))
    return (
      <>
        <span className="axis__figure axis__figure--grey">{answersYet(questionsAttempted)}</span>
        <span className="axis__bar axis__bar--grey" aria-hidden="true">
          <span style={{ width: `${shareOfEnough(questionsAttempted)}%` }} />
        </span>
      </>
    );
  return (
    <>
      <span className="axis__figure">
        <b>{isYoung ? rightText(record) : `${percent}%`}</b>
        {!isYoung && (
          <>
            {' '}
            {readReadinessWords()[readinessLevel]}
            <span className="note axis__count">{countText(questionsAttempted, 'answer')}</span>
          </>
        )}
      </span>
      <span className="axis__bar" aria-hidden="true">
        <ScoreBar percent={percent} label={name} />
      </span>
    </>
  );
}

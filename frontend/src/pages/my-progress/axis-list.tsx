import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { PlaceStage } from '@sumfox/contracts/assessment/rewards.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { PlacePicture, rewardsQuery, TopicPicture } from '../../entities/reward/index.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { AxisDetails } from './axis-details.js';
import {
  answersYet,
  type Axis,
  isKnown,
  readReadinessWords,
  rightText,
  shareOfEnough,
} from '../../entities/progress/index.js';
import { countText } from '../../shared/messages/count-text.js';

/** One row per concept or heuristic, grey while there are too few answers; each opens to its story. */
export function AxisList(props: {
  axis: Axis;
  records: readonly AxisRecord[];
  onPractise: (record: AxisRecord) => void;
  busy: boolean;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const { userId } = useUser();
  // Primary 1 and 2 see the place of each topic grow.
  const rewards = useQuery({ ...rewardsQuery(userId), enabled: useIsYoung() });
  const stages = new Map(rewards.data?.places.map(({ subStrandId, stage }) => [subStrandId, stage]));
  return (
    <ul className="axis">
      {props.records.map((record) => {
        const isOpen = record.id === open;
        return (
          <li key={record.id} className={isOpen ? 'axis__item axis__item--open' : 'axis__item'}>
            <h2 className="axis__heading">
              <button
                type="button"
                className="axis__row"
                aria-expanded={isOpen}
                aria-controls={`details-${record.id}`}
                onClick={() => setOpen(isOpen ? null : record.id)}
              >
                <AxisRow axis={props.axis} record={record} stage={stages.get(record.id)} />
                <ChevronDown size={22} aria-hidden className="axis__arrow" />
              </button>
            </h2>
            <div id={`details-${record.id}`} hidden={!isOpen}>
              {isOpen && (
                <AxisDetails
                  axis={props.axis}
                  record={record}
                  busy={props.busy}
                  onPractise={() => props.onPractise(record)}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The name that questions bear, as their tag, where this page has a plainer one. */
function NameOnQuestions({ axis, record }: { axis: Axis; record: AxisRecord }) {
  if (axis === 'concepts') return null;
  const { name } = getHeuristic(record.id);
  return name.toLowerCase() === record.name.toLowerCase() ? null : <span className="chip">{name}</span>;
}

/** @param props.stage of the place that grows with this topic; undefined where none is shown */
function AxisRow(props: { axis: Axis; record: AxisRecord; stage: PlaceStage | undefined }) {
  const { record, stage } = props;
  const isYoung = useIsYoung();
  const { name, percent, questionsAttempted, readinessLevel } = record;
  const title = (
    <span className="axis__name">
      {stage && (
        <span className="axis__place">
          <PlacePicture stage={stage} />
        </span>
      )}
      {!isYoung && props.axis === 'concepts' && (
        <span className="axis__topic">
          <TopicPicture subStrandId={record.id} />
        </span>
      )}
      {name}
      <NameOnQuestions axis={props.axis} record={record} />
    </span>
  );
  if (percent === null || readinessLevel === null || !isKnown(record))
    return (
      <>
        {title}
        <span className="axis__figure axis__figure--grey">{answersYet(questionsAttempted)}</span>
        <span className="axis__bar axis__bar--grey" aria-hidden="true">
          <span style={{ width: `${shareOfEnough(questionsAttempted)}%` }} />
        </span>
      </>
    );
  return (
    <>
      {title}
      <span className="axis__figure">
        <b>{isYoung ? rightText(record) : `${percent}%`}</b> {readReadinessWords()[readinessLevel]}
        {!isYoung && <span className="note axis__count">{countText(questionsAttempted, 'answer')}</span>}
      </span>
      <span className="axis__bar" aria-hidden="true">
        <ScoreBar percent={percent} label={name} />
      </span>
    </>
  );
}

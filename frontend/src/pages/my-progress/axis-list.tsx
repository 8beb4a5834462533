import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useIsYoung } from '../../entities/account/index.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { AxisDetails } from './axis-details.js';
import {
  answersYet,
  type Axis,
  countText,
  isKnown,
  READINESS_WORDS,
  rightText,
  shareOfEnough,
} from '../../entities/progress/index.js';

/** One row per concept or heuristic, grey while there are too few answers; each opens to its story. */
export function AxisList(props: {
  axis: Axis;
  records: readonly AxisRecord[];
  onPractise: (record: AxisRecord) => void;
  busy: boolean;
}) {
  const [open, setOpen] = useState<string | null>(null);
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
                <AxisRow record={record} />
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

function AxisRow({ record }: { record: AxisRecord }) {
  const isYoung = useIsYoung();
  const { name, percent, questionsAttempted, readinessLevel } = record;
  if (percent === null || readinessLevel === null || !isKnown(record))
    return (
      <>
        <span className="axis__name">{name}</span>
        <span className="axis__figure axis__figure--grey">{answersYet(questionsAttempted)}</span>
        <span className="axis__bar axis__bar--grey" aria-hidden="true">
          <span style={{ width: `${shareOfEnough(questionsAttempted)}%` }} />
        </span>
      </>
    );
  return (
    <>
      <span className="axis__name">{name}</span>
      <span className="axis__figure">
        <b>{isYoung ? rightText(record) : `${percent}%`}</b> {READINESS_WORDS[readinessLevel]}
        {!isYoung && <span className="note axis__count">{countText(questionsAttempted, 'answer')}</span>}
      </span>
      <span className="axis__bar" aria-hidden="true">
        <ScoreBar percent={percent} label={name} />
      </span>
    </>
  );
}

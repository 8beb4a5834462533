import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Axis } from '../../entities/progress/index.js';
import { AxisDetails } from './axis-details.js';
import { PlaceTile, WayRow } from './axis-row.js';

/** The concepts as the places of a map, the heuristics as rows; each opens to its story. */
export function AxisList(props: {
  axis: Axis;
  records: readonly AxisRecord[];
  /** Of the pupil's grade; empty while they are fetched. */
  places: readonly Place[];
  onPractise: (record: AxisRecord) => void;
  busy: boolean;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const isMap = props.axis === 'concepts';
  return (
    <ul className={isMap ? 'axis axis--map' : 'axis card'}>
      {props.records.map((record) => {
        const isOpen = record.id === open;
        const place = props.places.find(({ subStrandId }) => subStrandId === record.id);
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
                {isMap ? <PlaceTile record={record} place={place} /> : <WayRow record={record} />}
                <ChevronDown size={22} aria-hidden className="axis__arrow" />
              </button>
            </h2>
            <div id={`details-${record.id}`} hidden={!isOpen}>
              {isOpen && (
                <AxisDetails
                  axis={props.axis}
                  record={record}
                  place={place}
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

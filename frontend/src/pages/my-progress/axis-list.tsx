import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Axis, AxisTile } from '../../entities/progress/index.js';
import { AxisDetails } from './axis-details.js';

/** The name that questions bear as the tag of a heuristic, where that is not its plain name. */
function tagOf({ id, name }: AxisRecord): string | undefined {
  const tag = getHeuristic(id).name;
  return tag.toLowerCase() === name.toLowerCase() ? undefined : tag;
}

/** The concepts as the places of a map, or the heuristics; each opens to its story. */
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
    <ul className="axis-tiles">
      {props.records.map((record) => {
        const isOpen = record.id === open;
        const place = props.places.find(({ subStrandId }) => subStrandId === record.id);
        return (
          <li key={record.id} className={isOpen ? 'axis__item axis__item--open' : 'axis__item'}>
            <h2 className="axis__heading">
              <button
                type="button"
                className="axis-tile"
                aria-expanded={isOpen}
                aria-controls={`details-${record.id}`}
                onClick={() => setOpen(isOpen ? null : record.id)}
              >
                <AxisTile
                  record={record}
                  place={isMap ? (place ?? null) : undefined}
                  tag={isMap ? undefined : tagOf(record)}
                  arrow={<ChevronDown size={22} />}
                />
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

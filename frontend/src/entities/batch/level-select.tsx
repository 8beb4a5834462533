import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { useId } from 'react';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BATCH } from './batch.messages.js';

/** All levels or one of them; the device's own list. */
export function LevelSelect(props: { value: GradeLevel | ''; onValue: (level: GradeLevel | '') => void }) {
  const t = useMessages(BATCH);
  const id = useId();
  return (
    <div className="level-select">
      <label htmlFor={id}>{t.level}</label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onValue(GRADE_LEVELS.find((level) => level === event.target.value) ?? '')}
      >
        <option value="">{t.allLevels}</option>
        {GRADE_LEVELS.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </select>
    </div>
  );
}

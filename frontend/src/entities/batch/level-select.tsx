import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { useId } from 'react';

/** All levels or one of them; the device's own list. */
export function LevelSelect(props: { value: GradeLevel | ''; onValue: (level: GradeLevel | '') => void }) {
  const id = useId();
  return (
    <div className="level-select">
      <label htmlFor={id}>Level</label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onValue(GRADE_LEVELS.find((level) => level === event.target.value) ?? '')}
      >
        <option value="">All Levels</option>
        {GRADE_LEVELS.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </select>
    </div>
  );
}

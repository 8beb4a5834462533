import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { isFiltered, NO_FILTERS, type PaperFilters } from './verification.rules.js';

/** The filters of the list (CONSOLE-12). */
export function FilterPanel(props: { filters: PaperFilters; onChange: (filters: PaperFilters) => void }) {
  const { filters, onChange } = props;
  const id = useId();
  return (
    <div role="search" className="verify__filters" aria-label="Filter assessments">
      <div className="verify__field verify__field--wide">
        <label htmlFor={`${id}-student`}>Student</label>
        <Input
          id={`${id}-student`}
          value={filters.student}
          placeholder="Name or username"
          maxLength={100}
          onChange={(event) => onChange({ ...filters, student: event.target.value })}
        />
      </div>
      <div className="verify__field">
        <label htmlFor={`${id}-assessment`}>Assessment</label>
        <Input
          id={`${id}-assessment`}
          value={filters.assessment}
          placeholder="Number or type"
          maxLength={40}
          onChange={(event) => onChange({ ...filters, assessment: event.target.value })}
        />
      </div>
      <div className="level-select">
        <label htmlFor={`${id}-grade`}>Grade</label>
        <select
          id={`${id}-grade`}
          value={filters.grade}
          onChange={(event) =>
            onChange({
              ...filters,
              grade: GRADE_LEVELS.find((grade) => grade === event.target.value) ?? '',
            })
          }
        >
          <option value="">All Grades</option>
          {GRADE_LEVELS.map((grade) => (
            <option key={grade} value={grade}>
              {grade}
            </option>
          ))}
        </select>
      </div>
      <label className="verify__switch">
        <input
          type="checkbox"
          role="switch"
          checked={filters.flagged}
          onChange={(event) => onChange({ ...filters, flagged: event.target.checked })}
        />
        Flagged only
      </label>
      <Button disabled={!isFiltered(filters)} onClick={() => onChange(NO_FILTERS)}>
        Clear Filters
      </Button>
    </div>
  );
}

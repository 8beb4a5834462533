import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { Button, Input } from 'antd';
import { useId } from 'react';
import type { PaperFilters } from '../../entities/verification/index.js';
import { isFiltered, NO_FILTERS } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** The filters of the list (CONSOLE-12). */
export function FilterPanel(props: { filters: PaperFilters; onChange: (filters: PaperFilters) => void }) {
  const t = useMessages(VERIFY_MARKS);
  const { filters, onChange } = props;
  const id = useId();
  return (
    <div role="search" className="verify__filters" aria-label={t.filterAssessments}>
      <div className="verify__field verify__field--wide">
        <label htmlFor={`${id}-student`}>{t.student}</label>
        <Input
          id={`${id}-student`}
          value={filters.student}
          placeholder={t.nameOrUsername}
          maxLength={100}
          onChange={(event) => onChange({ ...filters, student: event.target.value })}
        />
      </div>
      <div className="verify__field">
        <label htmlFor={`${id}-assessment`}>{t.assessment}</label>
        <Input
          id={`${id}-assessment`}
          value={filters.assessment}
          placeholder={t.numberOrType}
          maxLength={40}
          onChange={(event) => onChange({ ...filters, assessment: event.target.value })}
        />
      </div>
      <div className="level-select">
        <label htmlFor={`${id}-grade`}>{t.grade}</label>
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
          <option value="">{t.allGrades}</option>
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
        {t.flaggedOnly}
      </label>
      <Button disabled={!isFiltered(filters)} onClick={() => onChange(NO_FILTERS)}>
        {t.clearFilters}
      </Button>
    </div>
  );
}

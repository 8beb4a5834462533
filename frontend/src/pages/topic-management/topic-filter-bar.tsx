import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { SelectField, TextField } from '../../shared/ui/text-field.js';
import {
  countText,
  hasFilters,
  NO_FILTERS,
  TOPIC_CATEGORIES,
  type TopicFilters,
} from '../../entities/topic/index.js';

interface FilterProps {
  filters: TopicFilters;
  onChange: (filters: TopicFilters) => void;
}

const withAll = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];
const GRADES = withAll('All grades', GRADE_LEVELS);
const CATEGORIES = withAll('All categories', TOPIC_CATEGORIES);

/** What all four tabs are narrowed by. */
export function TopicFilterBar({ filters, onChange }: FilterProps) {
  return (
    <div role="search" aria-label="Topics" className="topic-filters">
      <TextField
        label="Search"
        type="search"
        placeholder="Name or description"
        maxLength={100}
        value={filters.search}
        onValue={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label="Grade"
        options={GRADES}
        value={filters.grade}
        onValue={(value) =>
          onChange({ ...filters, grade: GRADE_LEVELS.find((each) => each === value) ?? '' })
        }
      />
      <SelectField
        label="Category"
        options={CATEGORIES}
        value={filters.category}
        onValue={(value) =>
          onChange({ ...filters, category: TOPIC_CATEGORIES.find((each) => each === value) ?? '' })
        }
      />
      <Button disabled={!hasFilters(filters)} onClick={() => onChange(NO_FILTERS)}>
        Clear Filters
      </Button>
    </div>
  );
}

/** How many active topics each grade has; a press shows that grade, a second one all again. */
export function GradeCards(
  props: FilterProps & { counts: ReadonlyArray<{ grade: GradeLevel; count: number }> },
) {
  const { filters, onChange, counts } = props;
  return (
    <div className="grade-cards" role="group" aria-label="Active topics of each grade">
      {counts.map(({ grade, count }) => (
        <button
          key={grade}
          type="button"
          className="grade-card"
          aria-pressed={filters.grade === grade}
          onClick={() => onChange({ ...filters, grade: filters.grade === grade ? '' : grade })}
        >
          <GradeBadge grade={grade} />
          <span className="grade-card__count">{count}</span>
          <span className="note" aria-hidden="true">
            active
          </span>
          <span className="visually-hidden">{countText(count, 'active topic')}</span>
        </button>
      ))}
    </div>
  );
}

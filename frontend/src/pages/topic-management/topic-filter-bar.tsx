import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { SelectField, TextField } from '../../shared/ui/text-field.js';
import {
  hasFilters,
  NO_FILTERS,
  TOPIC_CATEGORIES,
  categoryName,
  type TopicFilters,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';
import { countText } from '../../shared/messages/count-text.js';

interface FilterProps {
  filters: TopicFilters;
  onChange: (filters: TopicFilters) => void;
}

const withAll = <Value extends string>(
  all: string,
  values: readonly Value[],
  nameOf: (value: Value) => string = (value) => value,
) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: nameOf(value) }))];
const readGrades = () => withAll(TOPIC_MANAGEMENT.get().allGrades, GRADE_LEVELS);
const readCategories = () => withAll(TOPIC_MANAGEMENT.get().allCategories, TOPIC_CATEGORIES, categoryName);

/** What all four tabs are narrowed by. */
export function TopicFilterBar({ filters, onChange }: FilterProps) {
  const t = useMessages(TOPIC_MANAGEMENT);
  return (
    <div role="search" aria-label={t.topics} className="topic-filters">
      <TextField
        label={t.search}
        type="search"
        placeholder={t.nameOrDescription}
        maxLength={100}
        value={filters.search}
        onValue={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t.grade}
        options={readGrades()}
        value={filters.grade}
        onValue={(value) =>
          onChange({ ...filters, grade: GRADE_LEVELS.find((each) => each === value) ?? '' })
        }
      />
      <SelectField
        label={t.category}
        options={readCategories()}
        value={filters.category}
        onValue={(value) =>
          onChange({ ...filters, category: TOPIC_CATEGORIES.find((each) => each === value) ?? '' })
        }
      />
      <Button disabled={!hasFilters(filters)} onClick={() => onChange(NO_FILTERS)}>
        {t.clearFilters}
      </Button>
    </div>
  );
}

/** How many active topics each grade has; a press shows that grade, a second one all again. */
export function GradeCards(
  props: FilterProps & { counts: ReadonlyArray<{ grade: GradeLevel; count: number }> },
) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const { filters, onChange, counts } = props;
  return (
    <div className="grade-cards" role="group" aria-label={t.activeTopicsOfEach}>
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
            {t.active}
          </span>
          <span className="visually-hidden">{countText(count, 'activeTopic')}</span>
        </button>
      ))}
    </div>
  );
}

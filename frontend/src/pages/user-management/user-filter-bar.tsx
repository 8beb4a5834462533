import { Button, Input } from 'antd';
import { useId } from 'react';
import { NO_FILTERS, type UserFilters } from '../../entities/user/index.js';

const ROLES = [
  { value: '', label: 'All' },
  { value: 'admin', label: 'Admin' },
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Student' },
] as const;

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

/** What the list of users is narrowed by. */
export function UserFilterBar(props: { filters: UserFilters; onChange: (filters: UserFilters) => void }) {
  const { filters, onChange } = props;
  const id = useId();
  return (
    <div role="search" className="filters">
      <div className="filters__search">
        <label htmlFor={id}>Search</label>
        <Input
          id={id}
          value={filters.search}
          placeholder="Username, name or e-mail"
          maxLength={100}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
        />
      </div>
      <Filter
        label="Role"
        options={ROLES}
        value={filters.role}
        onChange={(role) => onChange({ ...filters, role })}
      />
      <Filter
        label="Status"
        options={STATUSES}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <Button onClick={() => onChange(NO_FILTERS)}>Clear Filters</Button>
    </div>
  );
}

/** One of a few; the device's own list, which needs no style of the library's. */
function Filter<Value extends string>(props: {
  label: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="filters__choice">
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        className="filters__select"
        value={props.value}
        onChange={(event) => {
          const chosen = props.options.find((option) => option.value === event.target.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

import { Button, Input } from 'antd';
import { useId } from 'react';
import { NO_FILTERS, type UserFilters } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { USER_MANAGEMENT } from './user-management.messages.js';

const readRoles = () =>
  [
    { value: '', label: USER_MANAGEMENT.get().all },
    { value: 'admin', label: USER_MANAGEMENT.get().admin },
    { value: 'parent', label: USER_MANAGEMENT.get().parent },
    { value: 'child', label: USER_MANAGEMENT.get().student },
  ] as const;

const readStatuses = () =>
  [
    { value: '', label: USER_MANAGEMENT.get().all },
    { value: 'active', label: USER_MANAGEMENT.get().active },
    { value: 'inactive', label: USER_MANAGEMENT.get().inactive },
  ] as const;

/** What the list of users is narrowed by. */
export function UserFilterBar(props: {
  filters: UserFilters;
  /** Is told what changes. */
  onChange: (part: Partial<UserFilters>) => void;
}) {
  const t = useMessages(USER_MANAGEMENT);
  const { filters, onChange } = props;
  const id = useId();
  return (
    <div role="search" className="filters">
      <div className="filters__search">
        <label htmlFor={id}>{t.search}</label>
        <Input
          id={id}
          value={filters.search}
          placeholder={t.usernameNameOrE}
          maxLength={100}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <Filter
        label={t.role}
        options={readRoles()}
        value={filters.role}
        onChange={(role) => onChange({ role })}
      />
      <Filter
        label={t.status}
        options={readStatuses()}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Button onClick={() => onChange(NO_FILTERS)}>{t.clearFilters}</Button>
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

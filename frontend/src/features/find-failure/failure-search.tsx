import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../shared/messages/define-messages.js';
import { readCode } from './failure-code.rules.js';
import { FIND_FAILURE } from './find-failure.messages.js';
import './failure-search.css';

/** Opens the failure of a code that a user, an e-mail or the audit log names (ADMIN-15). */
export function FailureSearch({ code = '' }: { code?: string }) {
  const t = useMessages(FIND_FAILURE);
  const [typed, setTyped] = useState(code);
  const [isRefused, setIsRefused] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const found = readCode(typed);
    setIsRefused(found === null);
    if (found !== null) void navigate(`/admin/failures/${found}`);
  };
  return (
    <form className="failure-search" role="search" onSubmit={search}>
      <label htmlFor={id}>{t.errorCode}</label>
      <Input
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
      />
      <Button htmlType="submit">{t.find}</Button>
      <span id={`${id}-hint`} className="failure-search__hint" role="status">
        {isRefused && t.eightSigns}
      </span>
    </form>
  );
}

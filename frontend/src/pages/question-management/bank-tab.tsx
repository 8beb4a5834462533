import { useQuery } from '@tanstack/react-query';
import { Button, Card, Input, Statistic } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithdrawnList } from '../../features/withdraw-structure/index.js';
import { orDash } from '../../entities/system/index.js';
import { type BankView, readBankAddress, toBankAddress } from './bank-address.rules.js';
import { BankList } from './bank-list.js';
import {
  isSameChoice,
  readLevelGroups,
  type LevelChoice,
  LevelSelect,
  statsQuery,
} from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import { regionOf } from '../../shared/messages/language.js';

/** Letters come faster than answers: the list follows when the typing pauses. */
const TYPING_PAUSE_MS = 300;

/** The repository of validated questions: how many there are, and each of them to find and read (CONSOLE-10, 16). */
export function BankTab() {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [params, setParams] = useSearchParams();
  const { levels, search } = readBankAddress(params);
  const show = (view: BankView): void => setParams(toBankAddress(view));
  const choose = (chosen: LevelChoice): void => show({ levels: chosen, search });
  const panel = useFocusKept(levels === null);
  return (
    <div className="console__panel" ref={panel} tabIndex={-1}>
      {levels === null && <Overview onBrowse={() => choose([])} />}
      <div className="console__filters">
        <BankSearch settled={search} onSearch={(to) => show({ levels: levels ?? [], search: to })} />
        {readLevelGroups().map((group) => (
          <Button
            key={group.label}
            aria-pressed={levels !== null && isSameChoice(group.levels, levels)}
            type={levels !== null && isSameChoice(group.levels, levels) ? 'primary' : 'default'}
            onClick={() => choose(group.levels)}
          >
            {group.label}
          </Button>
        ))}
        <LevelSelect
          value={(levels?.length === 1 && levels[0]) || ''}
          onValue={(level) => choose(level === '' ? [] : [level])}
        />
        {levels !== null && (
          <Button className="console__back" onClick={() => show({ levels: null, search: '' })}>
            {t.backToOverview}
          </Button>
        )}
      </div>
      {levels === null ? (
        <WithdrawnList />
      ) : (
        <BankList key={`${levels.join()} ${search}`} levels={levels} search={search} />
      )}
    </div>
  );
}

/** The words of a search; the address follows when the typing pauses. */
function BankSearch({ settled, onSearch }: { settled: string; onSearch: (search: string) => void }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const id = useId();
  const [typed, setTyped] = useState(settled);
  /** The search that this field has sent last: it brings back no letter that was typed before. */
  const written = useRef(settled);
  const settle = useEffectEvent(() => {
    if (typed.trim() === settled) return;
    written.current = typed.trim();
    onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Back and a link set the address; the field follows.
  useEffect(() => {
    if (settled !== written.current) setTyped(settled);
    written.current = settled;
  }, [settled]);
  return (
    <div role="search" className="console__search">
      <label htmlFor={id}>{t.searchTheBank}</label>
      <Input
        id={id}
        value={typed}
        maxLength={200}
        placeholder={t.searchPlaceholder}
        allowClear
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

/** Holds the focus where the button that changed the view went away with it; otherwise it would start at the top. */
function useFocusKept(view: unknown) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && document.activeElement === document.body) panel.current?.focus();
    shown.current = view;
  }, [view]);
  return panel;
}

function Overview({ onBrowse }: { onBrowse: () => void }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const { data } = useQuery(statsQuery);
  const total = orDash(data?.totalValidated ?? null, (count) => count.toLocaleString(regionOf()));
  return (
    <Card size="small" title={t.questionRepository}>
      <div className="console__head">
        <div>
          <Statistic title={t.validatedQuestions} value={total} />
          <p className="note">{t.eachPassedEveryCheck}</p>
        </div>
        <Button type="primary" onClick={onBrowse}>
          {t.browseAllQuestions({ total })}
        </Button>
      </div>
    </Card>
  );
}

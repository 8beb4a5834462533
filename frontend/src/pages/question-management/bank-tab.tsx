import { useQuery } from '@tanstack/react-query';
import { Button, Card, Statistic } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { orDash } from '../../entities/system/index.js';
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

/** The repository of validated questions: how many there are, and each of them to read (CONSOLE-10). */
export function BankTab() {
  const t = useMessages(QUESTION_MANAGEMENT);
  /** Null is the overview. */
  const [levels, setLevels] = useState<LevelChoice | null>(null);
  const panel = useFocusKept(levels === null);
  return (
    <div className="console__panel" ref={panel} tabIndex={-1}>
      {levels === null && <Overview onBrowse={() => setLevels([])} />}
      <div className="console__filters">
        {readLevelGroups().map((group) => (
          <Button
            key={group.label}
            aria-pressed={levels !== null && isSameChoice(group.levels, levels)}
            type={levels !== null && isSameChoice(group.levels, levels) ? 'primary' : 'default'}
            onClick={() => setLevels(group.levels)}
          >
            {group.label}
          </Button>
        ))}
        <LevelSelect
          value={(levels?.length === 1 && levels[0]) || ''}
          onValue={(level) => setLevels(level === '' ? [] : [level])}
        />
        {levels !== null && (
          <Button className="console__back" onClick={() => setLevels(null)}>
            {t.backToOverview}
          </Button>
        )}
      </div>
      {levels !== null && <BankList key={levels.join()} levels={levels} />}
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

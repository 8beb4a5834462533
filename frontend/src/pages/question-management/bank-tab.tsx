import { useQuery } from '@tanstack/react-query';
import { Button, Card, Statistic } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { orDash } from '../../entities/system/index.js';
import { BankList } from './bank-list.js';
import {
  isSameChoice,
  LEVEL_GROUPS,
  type LevelChoice,
  LevelSelect,
  statsQuery,
} from '../../entities/batch/index.js';

/** The repository of validated questions: how many there are, and each of them to read (CONSOLE-10). */
export function BankTab() {
  /** Null is the overview. */
  const [levels, setLevels] = useState<LevelChoice | null>(null);
  const panel = useFocusKept(levels === null);
  return (
    <div className="console__panel" ref={panel} tabIndex={-1}>
      {levels === null && <Overview onBrowse={() => setLevels([])} />}
      <div className="console__filters">
        {LEVEL_GROUPS.map((group) => (
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
            Back to Overview
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
  const { data } = useQuery(statsQuery);
  const total = orDash(data?.totalValidated ?? null, (count) => count.toLocaleString('en-SG'));
  return (
    <Card size="small" title="Question Repository">
      <div className="console__head">
        <div>
          <Statistic title="Validated questions" value={total} />
          <p className="note">Each passed every check before it was let in.</p>
        </div>
        <Button type="primary" onClick={onBrowse}>
          Browse All Questions ({total})
        </Button>
      </div>
    </Card>
  );
}

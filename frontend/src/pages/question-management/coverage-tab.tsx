import type { Coverage } from '@sumfox/contracts/content/pregeneration';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import { Card, Statistic, Tabs } from 'antd';
import { useState } from 'react';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { coverageQuery, LevelSelect, useConsoleSettings } from '../../entities/batch/index.js';
import { isEmpty } from './coverage.rules.js';
import { HeuristicTable, LevelTable, ProficiencyTable, SubStrandTable } from './coverage-tables.js';
import './coverage.css';

/** How well the bank covers the curriculum (CONSOLE-11). */
export function CoverageTab() {
  const [level, setLevel] = useState<GradeLevel | ''>('');
  const [view, setView] = useState('level');
  return (
    <div className="console__panel">
      <div className="console__filters">
        <LevelSelect value={level} onValue={setLevel} />
      </div>
      <CoverageOf level={level} view={view} onView={setView} />
    </div>
  );
}

function CoverageOf(props: { level: GradeLevel | ''; view: string; onView: (view: string) => void }) {
  const { level } = props;
  const [{ polls }] = useConsoleSettings();
  const { data, error, isPending, isRefetchError, refetch } = useQuery(coverageQuery(level, polls));
  if (isPending) return <Skeleton heights={[[3, 110], 120, 260]} label="Loading the coverage" />;
  if (!data)
    return <ErrorPanel title="Failed to fetch coverage data" error={error} onRetry={() => void refetch()} />;
  if (isEmpty(data))
    return (
      <StatePanel title="No Coverage Data">
        There is no question of {level || 'any level'} in the bank yet. A batch makes some.
      </StatePanel>
    );
  return (
    <>
      {isRefetchError && (
        <p className="console__stale" role="status">
          The newest figures could not be loaded. These are from before.
        </p>
      )}
      <Summary summary={data.summary} />
      <Tabs
        className="coverage"
        activeKey={props.view}
        onChange={props.onView}
        tabBarGutter={20}
        destroyOnHidden
        items={[
          { key: 'level', label: 'By Level', children: <LevelTable rows={data.byLevel} /> },
          { key: 'sub-strand', label: 'By Sub-Strand', children: <SubStrandTable rows={data.bySubStrand} /> },
          { key: 'heuristic', label: 'By Heuristic', children: <HeuristicTable rows={data.byHeuristic} /> },
          {
            key: 'proficiency',
            label: 'By Proficiency',
            children: <ProficiencyTable rows={data.byProficiency} />,
          },
        ]}
      />
    </>
  );
}

function Summary({ summary }: { summary: Coverage['summary'] }) {
  return (
    <>
      <div className="console__cards">
        <Card size="small">
          <Statistic title="Total Questions" value={summary.totalQuestions} />
          <p className="note">in the bank, ready for pupils</p>
        </Card>
        <Card size="small">
          <Statistic title="Coverage Score" value={`${summary.coverageScore}%`} />
          <p className="note">of all pairings and levels have a question</p>
        </Card>
        <Card size="small">
          <Statistic title="Levels with Gaps" value={summary.levelsWithGaps} />
          <p className="note">lack a question somewhere</p>
        </Card>
      </div>
      {summary.topGaps.length > 0 && (
        <Card size="small" title="Top Gaps">
          <ul className="gaps">
            {summary.topGaps.map(({ area, missing }) => (
              <li key={`${area}/${missing}`}>
                <b>{area}</b> <span>{missing}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

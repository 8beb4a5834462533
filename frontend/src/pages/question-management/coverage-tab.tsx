import type { Coverage } from '@sumfox/contracts/content/pregeneration';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import { Card, Statistic, Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { coverageQuery, LevelSelect, useConsoleSettings } from '../../entities/batch/index.js';
import { isEmpty } from './coverage.rules.js';
import { CoverageMapView } from './coverage-map.js';
import { HeuristicTable, LevelTable, ProficiencyTable, SubStrandTable } from './coverage-tables.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import './coverage.css';

/** How well the bank covers the curriculum (CONSOLE-11). */
export function CoverageTab() {
  const [search, setSearch] = useSearchParams();
  const level = GRADE_LEVELS.find((grade) => grade === search.get('level')) ?? '';
  const keep = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        after.delete('cell');
        return after;
      },
      { replace: true },
    );
  return (
    <div className="console__panel">
      <div className="console__filters">
        <LevelSelect value={level} onValue={(chosen) => keep('level', chosen)} />
      </div>
      <CoverageOf level={level} view={search.get('view') ?? 'map'} onView={(view) => keep('view', view)} />
    </div>
  );
}

function CoverageOf(props: { level: GradeLevel | ''; view: string; onView: (view: string) => void }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const { level } = props;
  const [{ polls }] = useConsoleSettings();
  const { data, error, isPending, isRefetchError, refetch } = useQuery(coverageQuery(level, polls));
  if (isPending) return <Skeleton heights={[[3, 110], 120, 260]} label={t.loadingTheCoverage} />;
  if (!data)
    return (
      <ErrorPanel
        reader="adult"
        title={t.failedToFetchCoverage}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (isEmpty(data))
    return (
      <StatePanel title={t.noCoverageData}>
        {level ? t.noQuestionOfLevel({ level }) : t.noQuestionYet}
      </StatePanel>
    );
  return (
    <>
      {isRefetchError && (
        <p className="console__stale" role="status">
          {t.theNewestFiguresCould}
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
          { key: 'map', label: t.map, children: <CoverageMapView level={level} /> },
          { key: 'level', label: t.byLevel, children: <LevelTable rows={data.byLevel} /> },
          { key: 'sub-strand', label: t.bySubStrand, children: <SubStrandTable rows={data.bySubStrand} /> },
          { key: 'heuristic', label: t.byHeuristic, children: <HeuristicTable rows={data.byHeuristic} /> },
          {
            key: 'proficiency',
            label: t.byProficiency,
            children: <ProficiencyTable rows={data.byProficiency} />,
          },
        ]}
      />
    </>
  );
}

function Summary({ summary }: { summary: Coverage['summary'] }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  return (
    <>
      <div className="console__cards">
        <Card size="small">
          <Statistic title={t.totalQuestions} value={summary.totalQuestions} />
          <p className="note">{t.inTheBankReady}</p>
        </Card>
        <Card size="small">
          <Statistic title={t.coverageScore} value={`${summary.coverageScore}%`} />
          <p className="note">{t.ofAllPairingsAnd}</p>
        </Card>
        <Card size="small">
          <Statistic title={t.levelsWithGaps} value={summary.levelsWithGaps} />
          <p className="note">{t.lackAQuestionSomewhere}</p>
        </Card>
      </div>
      {summary.topGaps.length > 0 && (
        <Card size="small" title={t.topGaps}>
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

import { FULL_CELL, type CoverageMap, type MapCell } from '@sumfox/contracts/content/coverage-map.endpoints';
import { gradeShortLabel, type GradeLevel, GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Zap } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { type BatchValues, coverageMapQuery, useConsoleSettings } from '../../entities/batch/index.js';
import { CellDrawer, FillGapsDialog, missingOf } from '../../features/fill-gaps/index.js';
import { NewBatchDialog } from '../../features/make-batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { cellKey, heatOf, nextCell } from './coverage-map.rules.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';

/** The heat map of the bank: grade × sub-strand × heuristic, a cell opens its questions and its batch (CONSOLE-15). */
export function CoverageMapView({ level }: { level: GradeLevel | '' }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [{ polls }] = useConsoleSettings();
  const { data, error, isPending, refetch } = useQuery(coverageMapQuery(level, polls));
  const [search, setSearch] = useSearchParams();
  const [filling, setFilling] = useState(false);
  const [batch, setBatch] = useState<Partial<BatchValues> | null>(null);
  if (isPending) return <Skeleton heights={[60, 420]} label={t.loadingTheCoverage} />;
  if (!data)
    return (
      <ErrorPanel
        reader="adult"
        title={t.failedToFetchCoverage}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const open = (cell: MapCell | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (cell) after.set('cell', cellKey(cell));
        else after.delete('cell');
        return after;
      },
      { replace: true },
    );
  const opened = data.cells.find((cell) => cellKey(cell) === search.get('cell'));
  const grades = GRADE_LEVELS.filter((grade) => level === '' || grade === level);
  return (
    <div className="heat-maps">
      <div className="heat-maps__head">
        <ul className="heat-key" aria-label={t.whatTheColoursMean}>
          {(['empty', 'few', 'some', 'full', 'more'] as const).map((heat) => (
            <li key={heat}>
              <i className={`heat heat--${heat}`} aria-hidden />
              {t.heat[heat]}
            </li>
          ))}
          <li>
            <i className="heat-dot" aria-hidden />
            {t.qualityToCheck}
          </li>
        </ul>
        <Button icon={<Zap size={18} aria-hidden />} onClick={() => setFilling(true)}>
          {t.fillAllGaps}
        </Button>
      </div>
      {grades.map((grade) => (
        <GradeMap
          key={grade}
          grade={grade}
          cells={data.cells.filter(({ gradeLevel }) => gradeLevel === grade)}
          onOpen={open}
        />
      ))}
      {opened && !batch && <CellDrawer cell={opened} onBatch={setBatch} onClose={() => open(null)} />}
      {batch && <NewBatchDialog start={batch} onClose={() => setBatch(null)} />}
      {filling && <FillGapsDialog map={data} level={level} onClose={() => setFilling(false)} />}
    </div>
  );
}

function GradeMap(props: {
  grade: GradeLevel;
  cells: CoverageMap['cells'];
  onOpen: (cell: MapCell) => void;
}) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const { grade, cells, onOpen } = props;
  const columns = listHeuristics(grade).filter(({ id }) => cells.some((cell) => cell.heuristicId === id));
  const rows = listSubStrands(grade);
  const full = cells.filter((cell) => missingOf(cell) === 0).length;
  const [focused, setFocused] = useState<string | null>(null);
  const [first] = cells;
  const tabStop = focused ?? (first ? cellKey(first) : null);
  const move = (event: KeyboardEvent<HTMLElement>, cell: MapCell): void => {
    const next = nextCell(event.key, cell, cells, { rows, columns });
    if (!next) return;
    event.preventDefault();
    setFocused(cellKey(next));
    document.getElementById(cellKey(next))?.focus();
  };
  const find = (subStrandId: string, heuristicId: string) =>
    cells.find((cell) => cell.subStrandId === subStrandId && cell.heuristicId === heuristicId);
  return (
    <section className="heat-map" aria-label={grade}>
      <h3>{t.gradeCells({ grade, full, all: cells.length })}</h3>
      <p className="note">{t.fullFrom({ full: FULL_CELL })}</p>
      <div className="heat-map__scroll">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {columns.map((column) => {
                  const cell = find(id, column.id);
                  if (!cell) return <td key={column.id} />;
                  return (
                    <td key={column.id}>
                      <button
                        type="button"
                        id={cellKey(cell)}
                        className={`heat heat--${heatOf(cell.count)}`}
                        tabIndex={cellKey(cell) === tabStop ? 0 : -1}
                        aria-label={t.cellLabel({
                          ...{ grade: gradeShortLabel(grade), topic: name, heuristic: column.name },
                          count: cell.count,
                        })}
                        onFocus={() => setFocused(cellKey(cell))}
                        onKeyDown={(event) => move(event, cell)}
                        onClick={() => onOpen(cell)}
                      >
                        {cell.count}
                        {cell.withdrawn > 0 && <i className="heat-dot" aria-hidden />}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

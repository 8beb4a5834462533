import type { Coverage } from '@sumfox/contracts/content/pregeneration';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { barHeight } from '../../shared/ui/charts/charts.rules.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { byGaps, FIRST_SUB_STRANDS } from './coverage.rules.js';
import { LEVEL_WORDS } from '../../entities/question/index.js';

const LEVEL_COLUMNS = PROFICIENCY_LEVELS.map((level) => LEVEL_WORDS[level]);

export function LevelTable({ rows }: { rows: Coverage['byLevel'] }) {
  return (
    <ShareTable label="Questions by level" first="Level">
      {rows.map(({ level, count, percentage }) => (
        <ShareRow key={level} name={level} count={count} percentage={percentage} />
      ))}
    </ShareTable>
  );
}

export function ProficiencyTable({ rows }: { rows: Coverage['byProficiency'] }) {
  return (
    <ShareTable label="Questions by proficiency" first="Proficiency">
      {rows.map(({ proficiencyLevel, count, percentage }) => (
        <ShareRow
          key={proficiencyLevel}
          name={LEVEL_WORDS[proficiencyLevel]}
          count={count}
          percentage={percentage}
        />
      ))}
    </ShareTable>
  );
}

/** The worst gaps first; the first 15 until all are asked for (CONSOLE-11). */
export function SubStrandTable({ rows }: { rows: Coverage['bySubStrand'] }) {
  const [isWhole, setWhole] = useState(false);
  const sorted = byGaps(rows);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_SUB_STRANDS);
  const most = mostOf(rows);
  return (
    <>
      <DataTable
        label="Questions by sub-strand"
        columns={['Sub-strand', 'Level', 'Questions', ...LEVEL_COLUMNS]}
      >
        {shown.map((row) => (
          <tr key={`${row.level}/${row.subStrandId}`}>
            <th scope="row">{row.subStrandName}</th>
            <td>
              <GradeBadge grade={row.level} />
            </td>
            <CountCells row={row} most={most} />
          </tr>
        ))}
      </DataTable>
      {rows.length > FIRST_SUB_STRANDS && (
        <Button className="coverage__all" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${FIRST_SUB_STRANDS}` : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}

export function HeuristicTable({ rows }: { rows: Coverage['byHeuristic'] }) {
  const most = mostOf(rows);
  return (
    <DataTable label="Questions by heuristic" columns={['Heuristic', 'Questions', ...LEVEL_COLUMNS]}>
      {byGaps(rows).map((row) => (
        <tr key={row.heuristicId}>
          <th scope="row">{row.heuristicName}</th>
          <CountCells row={row} most={most} />
        </tr>
      ))}
    </DataTable>
  );
}

const mostOf = (rows: readonly { count: number }[]): number => Math.max(0, ...rows.map(({ count }) => count));

/** All questions as a bar with its figure, and those of each level; a level without any is marked by a word too. */
function CountCells({
  row,
  most,
}: {
  row: Readonly<Record<ProficiencyLevel, number>> & { count: number };
  most: number;
}) {
  return (
    <>
      <td>
        <Bar count={row.count} percent={barHeight(row.count, most)} />
      </td>
      {PROFICIENCY_LEVELS.map((level) => (
        <td key={level}>{row[level] === 0 ? <span className="coverage__gap">0, gap</span> : row[level]}</td>
      ))}
    </>
  );
}

function ShareTable(props: { label: string; first: string; children: ReactNode }) {
  return (
    <DataTable label={props.label} columns={[props.first, 'Questions', 'Share']}>
      {props.children}
    </DataTable>
  );
}

function ShareRow(props: { name: string; count: number; percentage: number }) {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <td>
        <Bar count={props.count} percent={barHeight(props.percentage, 100)} />
      </td>
      <td>{props.percentage}%</td>
    </tr>
  );
}

function Bar({ count, percent }: { count: number; percent: number }) {
  return (
    <span className="coverage__bar">
      <b>{count.toLocaleString('en-SG')}</b>
      <span aria-hidden="true" style={{ width: `${percent}%` }} />
    </span>
  );
}

import type { Coverage } from '@sumfox/contracts/content/pregeneration';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { barHeight } from '../../shared/ui/charts/charts.rules.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { byGaps, FIRST_SUB_STRANDS } from './coverage.rules.js';
import { readLevelWords } from '../../entities/question/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import { regionOf } from '../../shared/messages/language.js';

const LEVEL_COLUMNS = PROFICIENCY_LEVELS.map((level) => readLevelWords()[level]);

export function LevelTable({ rows }: { rows: Coverage['byLevel'] }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  return (
    <ShareTable label={t.questionsByLevel} first={t.level}>
      {rows.map(({ level, count, percentage }) => (
        <ShareRow key={level} name={level} count={count} percentage={percentage} />
      ))}
    </ShareTable>
  );
}

export function ProficiencyTable({ rows }: { rows: Coverage['byProficiency'] }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  return (
    <ShareTable label={t.questionsByProficiency} first={t.proficiency}>
      {rows.map(({ proficiencyLevel, count, percentage }) => (
        <ShareRow
          key={proficiencyLevel}
          name={readLevelWords()[proficiencyLevel]}
          count={count}
          percentage={percentage}
        />
      ))}
    </ShareTable>
  );
}

/** The worst gaps first; the first 15 until all are asked for (CONSOLE-11). */
export function SubStrandTable({ rows }: { rows: Coverage['bySubStrand'] }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [isWhole, setWhole] = useState(false);
  const sorted = byGaps(rows);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_SUB_STRANDS);
  const most = mostOf(rows);
  return (
    <>
      <DataTable
        label={t.questionsBySubStrand}
        columns={[t.subStrand, t.level, t.questions, ...LEVEL_COLUMNS]}
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
          {isWhole
            ? t.showTheFirst({ firstSubStrands: FIRST_SUB_STRANDS })
            : t.showAll({ count: rows.length })}
        </Button>
      )}
    </>
  );
}

export function HeuristicTable({ rows }: { rows: Coverage['byHeuristic'] }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const most = mostOf(rows);
  return (
    <DataTable label={t.questionsByHeuristic} columns={[t.heuristic, t.questions, ...LEVEL_COLUMNS]}>
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
  const t = useMessages(QUESTION_MANAGEMENT);
  return (
    <>
      <td>
        <Bar count={row.count} percent={barHeight(row.count, most)} />
      </td>
      {PROFICIENCY_LEVELS.map((level) => (
        <td key={level}>{row[level] === 0 ? <span className="coverage__gap">{t.gap}</span> : row[level]}</td>
      ))}
    </>
  );
}

function ShareTable(props: { label: string; first: string; children: ReactNode }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  return (
    <DataTable label={props.label} columns={[props.first, t.questions, t.share]}>
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
      <b>{count.toLocaleString(regionOf())}</b>
      <span aria-hidden="true" style={{ width: `${percent}%` }} />
    </span>
  );
}

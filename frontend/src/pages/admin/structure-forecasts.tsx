import {
  JUDGED_FROM,
  type JudgedStructure,
  type StructureFinding,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import { STRUCTURE_REASONS, type StructureReason } from '@sumfox/contracts/content/structures.endpoints';
import { FAULTS_TO_WITHDRAW, QUESTIONS_THAT_COUNT } from '@sumfox/contracts/question/question-faults';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { WithdrawnList, WithdrawStructureDialog } from '../../features/withdraw-structure/index.js';
import { structureForecastsQuery } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CountBars } from '../../shared/ui/count-bars.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { ADMIN } from './admin.messages.js';
import {
  differenceText,
  nextOrder,
  percentText,
  sortStructures,
  STRUCTURE_SORTS,
  structureNames,
  structureBars,
  type StructureOrder,
  type StructureSort,
} from './structure-forecasts.rules.js';
import '../../shared/ui/users.css';

/** Structures and forms with what pupils answered, challenged and reported (ADMIN-11). */
export function StructureForecastsSection() {
  const t = useMessages(ADMIN);
  const query = useQuery(structureForecastsQuery);
  const retry = (): void => void query.refetch();
  if (query.isPending) return <Skeleton heights={[180]} label={t.loadingTheForecasts} />;
  if (!query.data)
    return <ErrorPanel reader="adult" title={t.theForecastsCould} error={query.error} onRetry={retry} />;
  return (
    <>
      <div className="quality__charts">
        <CountBars title={t.structuresByForecast} bars={structureBars(query.data)} empty={t.noAnswersYet} />
      </div>
      <StructureTable structures={query.data.structures} />
      <WithdrawnList />
    </>
  );
}

/** Rows at first, and more with each press: tables of hundreds are searched, not read. */
const ROWS = 40;

function StructureTable({ structures }: { structures: readonly JudgedStructure[] }) {
  const t = useMessages(ADMIN);
  const [order, setOrder] = useState<StructureOrder>({ sort: 'finding', isDescending: false });
  const [count, setCount] = useState(ROWS);
  const [open, setOpen] = useState<JudgedStructure | null>(null);
  if (structures.length === 0) return <p className="note">{t.noStructureYet}</p>;
  return (
    <>
      <p className="note">{t.theDifferenceLies({ count: JUDGED_FROM })}</p>
      {structures.some(({ finding }) => finding === 'faults-found') && (
        <p role="status">{t.readersFound({ faults: FAULTS_TO_WITHDRAW, count: QUESTIONS_THAT_COUNT })}</p>
      )}
      <div className="quality__structures">
        <DataTable
          label={t.structuresAndForms}
          head={<Head order={order} onSort={(sort) => setOrder(nextOrder(order, sort))} />}
        >
          {sortStructures(structures, order)
            .slice(0, count)
            .map((one) => (
              <StructureRow
                key={`${one.gradeLevel}/${one.template}`}
                structure={one}
                onWithdraw={() => setOpen(one)}
              />
            ))}
        </DataTable>
      </div>
      {structures.length > count && (
        <Button onClick={() => setCount(count + ROWS)}>
          {t.showMoreStructures({ count: structures.length - count })}
        </Button>
      )}
      {open && (
        <WithdrawStructureDialog
          gradeLevel={open.gradeLevel}
          template={open.template}
          reason={reasonOf(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** What a withdrawal begins with: the finding, where there is one. */
function reasonOf({ finding }: JudgedStructure): StructureReason {
  return STRUCTURE_REASONS.find((reason) => reason === finding) ?? 'other';
}

function Head({ order, onSort }: { order: StructureOrder; onSort: (sort: StructureSort) => void }) {
  const t = useMessages(ADMIN);
  return (
    <tr>
      {STRUCTURE_SORTS.map((sort) => (
        <th
          key={sort}
          scope="col"
          aria-sort={sort !== order.sort ? undefined : order.isDescending ? 'descending' : 'ascending'}
        >
          <button type="button" className="users__sort" onClick={() => onSort(sort)}>
            {t.structureColumns[sort]}
            <span aria-hidden>{sort !== order.sort ? '' : order.isDescending ? ' ↓' : ' ↑'}</span>
          </button>
        </th>
      ))}
      <th scope="col">{t.action}</th>
    </tr>
  );
}

function StructureRow({ structure, onWithdraw }: { structure: JudgedStructure; onWithdraw: () => void }) {
  const t = useMessages(ADMIN);
  const { template, answers, finding } = structure;
  const names = structureNames(structure);
  return (
    <tr>
      <td>
        {finding === 'few' ? (
          <span className="note">{t.answersOf({ answers, count: JUDGED_FROM })}</span>
        ) : (
          <Tag color={FINDING_COLOURS[finding]}>{t.findings[finding]}</Tag>
        )}
      </td>
      <th className="quality__structure" scope="row" title={template}>
        <GradeBadge grade={structure.gradeLevel} /> {names.structure}
        <span className="users__sub">{names.place}</span>
      </th>
      <td>{answers}</td>
      <td>{percentText(structure.observed)}</td>
      <td>{percentText(structure.forecast)}</td>
      <td>{differenceText(structure)}</td>
      <td>{structure.challenged}</td>
      <td>{structure.misread}</td>
      <td>{structure.reported}</td>
      <td>{structure.faultsFound}</td>
      <td>
        <Button aria-label={t.withdrawOf({ structure: template })} onClick={onWithdraw}>
          {t.withdraw}
        </Button>
      </td>
    </tr>
  );
}

const FINDING_COLOURS: Readonly<Record<Exclude<StructureFinding, 'few'>, string>> = {
  'key-in-doubt': 'error',
  'faults-found': 'error',
  misread: 'error',
  reported: 'warning',
  'too-hard': 'warning',
  'too-easy': 'warning',
  fitting: 'success',
};

import type {
  StructureForecasts,
  UnfitStructure,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
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
import { differenceText, percentText, structureBars } from './structure-forecasts.rules.js';

/** Structures and forms that pupils answer otherwise than forecast (ADMIN-11). */
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
      <UnfitTable forecasts={query.data} />
      <WithdrawnList />
    </>
  );
}

function UnfitTable({ forecasts: { unfit } }: { forecasts: StructureForecasts }) {
  const t = useMessages(ADMIN);
  const [open, setOpen] = useState<UnfitStructure | null>(null);
  if (unfit.length === 0) return <p className="note">{t.noStructureIsOff}</p>;
  const columns = [
    t.structureAndForm,
    t.grade,
    t.verdict,
    t.answersGiven,
    t.right,
    t.forecast,
    t.difference,
    t.action,
  ];
  return (
    <>
      <p className="note">{t.theDifferenceLies}</p>
      <DataTable label={t.structuresThatAreOff} columns={columns}>
        {unfit.map((one) => (
          <tr key={`${one.gradeLevel}/${one.template}`}>
            <th className="quality__structure" scope="row">
              {one.template}
            </th>
            <td>
              <GradeBadge grade={one.gradeLevel} />
            </td>
            <td>
              <VerdictTag verdict={one.verdict} />
            </td>
            <td>{one.answers}</td>
            <td>{percentText(one.observed)}</td>
            <td>{percentText(one.forecast)}</td>
            <td>{differenceText(one)}</td>
            <td>
              <Button aria-label={t.withdrawOf({ structure: one.template })} onClick={() => setOpen(one)}>
                {t.withdraw}
              </Button>
            </td>
          </tr>
        ))}
      </DataTable>
      {open && (
        <WithdrawStructureDialog
          gradeLevel={open.gradeLevel}
          template={open.template}
          reason={open.verdict}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function VerdictTag({ verdict }: Pick<UnfitStructure, 'verdict'>) {
  const t = useMessages(ADMIN);
  return verdict === 'too-easy' ? (
    <Tag color="warning">{t.tooEasy}</Tag>
  ) : (
    <Tag color="error">{t.tooHard}</Tag>
  );
}

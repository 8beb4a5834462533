import type { PregenerationStats } from '@sumfox/contracts/content/pregeneration';
import { Card, Statistic } from 'antd';
import { orDash } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import { regionOf } from '../../shared/messages/language.js';

/** The figures of the question factory; a dash for what is not known, which is not nought. */
export function StatCards({ stats }: { stats: PregenerationStats | null }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const count = (value: number | undefined) =>
    orDash(value ?? null, (known) => known.toLocaleString(regionOf()));
  return (
    <div className="console__cards">
      <StatCard title={t.totalGenerated} value={count(stats?.totalGenerated)} note={t.questionsMade} />
      <StatCard
        title={t.validated}
        value={count(stats?.totalValidated)}
        note={t.failedChecks({ failed: count(stats?.totalFailed) })}
      />
      <StatCard
        title={t.successRateColumn}
        value={orDash(stats?.validationSuccessRate ?? null, (percent) => `${percent.toFixed(1)}%`)}
        note={t.validationTime({
          time: orDash(stats?.averageValidationTime ?? null, (seconds) => `${seconds.toFixed(1)} s`),
        })}
      />
      <StatCard title={t.activeBatches} value={count(stats?.activeBatches)} note={t.runningOrPaused} />
    </div>
  );
}

function StatCard({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <Card size="small">
      <Statistic title={title} value={value} />
      <p className="note">{note}</p>
    </Card>
  );
}

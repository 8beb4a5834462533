import { useQuery } from '@tanstack/react-query';
import { Card, Statistic } from 'antd';
import { orDash, questionQualityQuery } from '../../entities/system/index.js';
import { agreementQuery, summaryQuery } from './verification.api.js';
import { agreementPercent } from './verification.rules.js';

/** Four figures; a dash for what is not known, which is not nought. */
export function SummaryCards() {
  const { data: summary } = useQuery(summaryQuery);
  const { data: quality } = useQuery(questionQualityQuery);
  const { data: agreement } = useQuery(agreementQuery);
  const count = (value: number | undefined) =>
    orDash(value ?? null, (known) => known.toLocaleString('en-SG'));
  const marks = summary?.marksVerifiedToday;
  return (
    <div className="console__cards">
      <SummaryCard
        title="This Week"
        tip="Assessments completed in the last 7 days, up to now"
        value={count(summary?.completedThisWeek)}
        note="completed in the last 7 days"
      />
      <SummaryCard
        title="Verified Today"
        tip="Assessments with a verdict of today, in Singapore"
        value={count(summary?.verifiedToday)}
        note={`${count(marks)} ${marks === 1 ? 'mark' : 'marks'} looked at`}
      />
      <SummaryCard
        title="Flagged"
        tip="Questions that pupils have reported, each once"
        value={count(quality?.totalFlagged)}
        note="questions that pupils reported"
      />
      <SummaryCard
        title="AI Agreement"
        tip="Verified marks that stood, of all that were verified"
        value={orDash(agreement ? agreementPercent(agreement) : null, (percent) => `${percent}%`)}
        note={
          agreement && agreement.verified > 0
            ? `of ${count(agreement.verified)} verified marks stood`
            : 'no mark is verified yet'
        }
      />
    </div>
  );
}

function SummaryCard(props: { title: string; tip: string; value: string; note: string }) {
  return (
    <Card size="small">
      <Statistic title={<span title={props.tip}>{props.title}</span>} value={props.value} />
      <p className="note">{props.note}</p>
    </Card>
  );
}

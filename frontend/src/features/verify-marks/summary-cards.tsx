import { useQuery } from '@tanstack/react-query';
import { Card, Statistic } from 'antd';
import { orDash, questionQualityQuery } from '../../entities/system/index.js';
import { agreementQuery, verificationSummaryQuery } from '../../entities/verification/index.js';
import { agreementPercent } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';
import { regionOf } from '../../shared/messages/language.js';

/** Four figures; a dash for what is not known, which is not nought. */
export function SummaryCards() {
  const t = useMessages(VERIFY_MARKS);
  const { data: summary } = useQuery(verificationSummaryQuery);
  const { data: quality } = useQuery(questionQualityQuery);
  const { data: agreement } = useQuery(agreementQuery);
  const count = (value: number | undefined) =>
    orDash(value ?? null, (known) => known.toLocaleString(regionOf()));
  const marks = summary?.marksVerifiedToday;
  return (
    <div className="console__cards">
      <SummaryCard
        title={t.thisWeek}
        tip={t.assessmentsCompletedInThe}
        value={count(summary?.completedThisWeek)}
        note={t.completedIn7Days}
      />
      <SummaryCard
        title={t.verifiedToday}
        tip={t.assessmentsWithAVerdict}
        value={count(summary?.verifiedToday)}
        note={t.marksLookedAt({ count: marks ?? 0, shown: count(marks) })}
      />
      <SummaryCard
        title={t.flagged}
        tip={t.questionsThatPupilsHave}
        value={count(quality?.totalFlagged)}
        note={t.questionsReported}
      />
      <SummaryCard
        title={t.aiAgreement}
        tip={t.verifiedMarksThatStood}
        value={orDash(agreement ? agreementPercent(agreement) : null, (percent) => `${percent}%`)}
        note={
          agreement && agreement.verified > 0
            ? t.ofVerifiedMarks({ verified: count(agreement.verified) })
            : t.noMarkVerified
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

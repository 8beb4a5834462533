import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { shownViewOf } from '../../entities/question/index.js';
import { agreementQuery } from '../../entities/verification/index.js';
import { agreementPercent, agreementWords } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** Where people and the machine that marks agree, by type of question; nothing before the first verdict. */
export function AgreementCard() {
  const t = useMessages(VERIFY_MARKS);
  const { data } = useQuery(agreementQuery);
  if (!data || data.byType.length === 0) return null;
  return (
    <Card size="small" title={t.marksThatStoodBy}>
      <dl className="agreement">
        {data.byType.map(({ questionType, ...agreement }) => (
          <div key={questionType}>
            <dt>{shownViewOf({ questionType }).name()}</dt>
            <dd>
              <span className="agreement__track" aria-hidden>
                <span className="agreement__bar" style={{ width: `${agreementPercent(agreement) ?? 0}%` }} />
              </span>
              <b>{agreementPercent(agreement) ?? '–'}%</b>
              <span className="note">{agreementWords(agreement)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

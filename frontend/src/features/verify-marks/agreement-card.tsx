import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { shownViewOf } from '../../entities/question/index.js';
import { agreementQuery } from './verification.api.js';
import { agreementPercent, agreementWords } from './verification.rules.js';

/** Where people and the machine that marks agree, by type of question; nothing before the first verdict. */
export function AgreementCard() {
  const { data } = useQuery(agreementQuery);
  if (!data || data.byType.length === 0) return null;
  return (
    <Card size="small" title="Marks that stood, by type of question">
      <dl className="agreement">
        {data.byType.map(({ questionType, ...agreement }) => (
          <div key={questionType}>
            <dt>{shownViewOf({ questionType }).name}</dt>
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

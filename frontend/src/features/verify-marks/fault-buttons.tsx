import { hasKeyFault, QUESTION_FAULTS, type QuestionFault } from '@sumfox/contracts/question/question-faults';
import { Button } from 'antd';
import { useId } from 'react';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** What is wrong with the question itself, whatever its mark: the faults by which a sample is read (CONSOLE-18). */
export function FaultButtons(props: {
  faults: readonly QuestionFault[];
  onToggle: (fault: QuestionFault) => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  const { faults } = props;
  const id = useId();
  return (
    <div className="verify__faults">
      <span id={id}>{t.faultsOfTheQuestion}</span>
      <div className="verify__choices" role="group" aria-labelledby={id}>
        {QUESTION_FAULTS.map((fault) => (
          <Button
            key={fault}
            type={faults.includes(fault) ? 'primary' : 'default'}
            aria-pressed={faults.includes(fault)}
            onClick={() => props.onToggle(fault)}
          >
            {t.faultNames[fault]}
          </Button>
        ))}
      </div>
      {hasKeyFault(faults) && <p className="note">{t.withSuchAFault}</p>}
    </div>
  );
}

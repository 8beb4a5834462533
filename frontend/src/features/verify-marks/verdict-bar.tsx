import type { QuestionToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { Verdict } from '@sumfox/contracts/assessment/human-verification';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Draft, newDraft, startOfDraft, toggleFault } from './drafts.rules.js';
import { FaultButtons } from './fault-buttons.js';
import { canBeVerified, hasAnswer, marksText } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

const readChoices = (): ReadonlyArray<{ verdict: Verdict; label: string; keyName: string }> => [
  { verdict: 'approve', label: VERIFY_MARKS.get().approve, keyName: 'A' },
  { verdict: 'correct', label: VERIFY_MARKS.get().correct, keyName: 'C' },
  { verdict: 'void', label: VERIFY_MARKS.get().voidLabel, keyName: 'V' },
];

/** What is said of one mark; nothing is sent before all of it is. */
export function VerdictBar(props: {
  place: QuestionToVerify;
  draft: Draft | null;
  onChoose: (verdict: Verdict) => void;
  onChange: (draft: Draft | null) => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  const { place, draft, onChange } = props;
  const id = useId();
  if (!place.feedback) return <p className="note">{t.thisMarkIsNot}</p>;
  if (!canBeVerified(place))
    return (
      <p className="note">
        <RichMessage
          text={t.markIsChallenged}
          parts={{ link: (words) => <Link to="/admin?tab=reviews">{words}</Link> }}
        />
      </p>
    );
  return (
    <section
      className="verify__verdict"
      aria-label={t.verdictOnQuestion({ questionIndex: place.questionIndex + 1 })}
    >
      <div className="verify__choices" role="group" aria-label={t.verdict}>
        {readChoices().map(({ verdict, label, keyName }) => (
          <Button
            key={verdict}
            type={draft?.verdict === verdict ? 'primary' : 'default'}
            aria-pressed={draft?.verdict === verdict}
            aria-keyshortcuts={keyName}
            onClick={() => (draft?.verdict === verdict ? onChange(null) : props.onChoose(verdict))}
          >
            {label} <kbd aria-hidden>{keyName}</kbd>
          </Button>
        ))}
      </div>
      {draft?.verdict === 'correct' && (
        <Correction
          draft={draft}
          feedback={place.feedback}
          hasAnswer={hasAnswer(place)}
          onChange={onChange}
        />
      )}
      {draft?.verdict === 'void' && (
        <>
          <p className="note">{t.theQuestionIsNot}</p>
          <label className="verify__tick">
            <input
              type="checkbox"
              checked={draft.isQuestionFaulty}
              onChange={(event) => onChange({ ...draft, isQuestionFaulty: event.target.checked })}
            />
            {t.theQuestionItselfIs}
          </label>
        </>
      )}
      <FaultButtons
        faults={(draft ?? startOfDraft(place)).faults ?? []}
        onToggle={(fault) => onChange(toggleFault(place, draft, fault))}
      />
      {draft && (
        <div className="verify__field">
          <label htmlFor={`${id}-note`}>{t.noteForAdmins}</label>
          <Input
            id={`${id}-note`}
            value={draft.note}
            maxLength={500}
            onChange={(event) => onChange({ ...draft, note: event.target.value })}
          />
        </div>
      )}
    </section>
  );
}

function Correction(props: {
  draft: Draft;
  feedback: NonNullable<QuestionToVerify['feedback']>;
  hasAnswer: boolean;
  onChange: (draft: Draft) => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  const { draft, onChange } = props;
  const { marksAwarded, marksPossible } = props.feedback;
  const given = draft.marksGiven;
  return (
    <>
      <div className="verify__choices" role="group" aria-label={t.marksItShouldHave}>
        {Array.from({ length: marksPossible + 1 }, (_, marks) => marks)
          .filter((marks) => marks !== marksAwarded)
          .map((marks) => (
            <Button
              key={marks}
              type={given === marks ? 'primary' : 'default'}
              aria-pressed={given === marks}
              onClick={() => onChange({ ...newDraft('correct', draft), marksGiven: marks })}
            >
              {marksText(marks)}
            </Button>
          ))}
      </div>
      {given === null && <p className="note">{t.chooseTheMarksThat}</p>}
      {given !== null && given < marksAwarded && (
        <p className="verify__stays">{t.theMarkStaysAt({ marksAwarded })}</p>
      )}
      {given === marksPossible && props.hasAnswer && (
        <label className="verify__tick">
          <input
            type="checkbox"
            checked={draft.isForAnswer}
            onChange={(event) => onChange({ ...draft, isForAnswer: event.target.checked })}
          />
          {t.theAnswerItselfIs}
        </label>
      )}
    </>
  );
}

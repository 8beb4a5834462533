import type { QuestionToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { Verdict } from '@sumfox/contracts/assessment/human-verification';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Draft, newDraft } from './drafts.rules.js';
import { canBeVerified, hasAnswer, marksText } from './verification.rules.js';

const CHOICES: ReadonlyArray<{ verdict: Verdict; label: string; keyName: string }> = [
  { verdict: 'approve', label: 'Approve', keyName: 'A' },
  { verdict: 'correct', label: 'Correct', keyName: 'C' },
  { verdict: 'void', label: 'Void', keyName: 'V' },
];

/** What is said of one mark; nothing is sent before all of it is. */
export function VerdictBar(props: {
  place: QuestionToVerify;
  draft: Draft | null;
  onChoose: (verdict: Verdict) => void;
  onChange: (draft: Draft | null) => void;
}) {
  const { place, draft, onChange } = props;
  const id = useId();
  if (!place.feedback)
    return <p className="note">This mark is not there yet. It can be verified once it is.</p>;
  if (!canBeVerified(place))
    return (
      <p className="note">
        This mark is challenged. <Link to="/admin?tab=reviews">It is decided in Reviews</Link>, where the
        student is answered.
      </p>
    );
  return (
    <section className="verify__verdict" aria-label={`Verdict on question ${place.questionIndex + 1}`}>
      <div className="verify__choices" role="group" aria-label="Verdict">
        {CHOICES.map(({ verdict, label, keyName }) => (
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
          <p className="note">
            The question is not to count against the student: all its marks on this paper. The message on the
            student’s home says so.
          </p>
          <label className="verify__tick">
            <input
              type="checkbox"
              checked={draft.isQuestionFaulty}
              onChange={(event) => onChange({ ...draft, isQuestionFaulty: event.target.checked })}
            />
            The question itself is at fault: it leaves the bank, and everybody who had it gets its marks
          </label>
        </>
      )}
      {draft && (
        <div className="verify__field">
          <label htmlFor={`${id}-note`}>Note (for admins)</label>
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
  const { draft, onChange } = props;
  const { marksAwarded, marksPossible } = props.feedback;
  const given = draft.marksGiven;
  return (
    <>
      <div className="verify__choices" role="group" aria-label="Marks it should have">
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
      {given === null && <p className="note">Choose the marks that it should have.</p>}
      {given !== null && given < marksAwarded && (
        <p className="verify__stays">
          The mark stays at {marksAwarded}: what a child was given is never taken away. That it was too much
          is kept, and counted.
        </p>
      )}
      {given === marksPossible && props.hasAnswer && (
        <label className="verify__tick">
          <input
            type="checkbox"
            checked={draft.isForAnswer}
            onChange={(event) => onChange({ ...draft, isForAnswer: event.target.checked })}
          />
          The answer itself is right: everybody who gave it gets its marks
        </label>
      )}
    </>
  );
}

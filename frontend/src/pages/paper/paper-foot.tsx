import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { getCheck, getEntry, toAnswerKey } from '../../entities/paper/index.js';
import { answerViewOf } from '../../entities/question/index.js';
import { loadFeedback, type usePracticeCheck } from '../../features/check-answer/index.js';
import type { PaperSession } from '../../features/save-answers/index.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import { PaperFooter } from './paper-footer.js';
import { useNextStep } from './use-next-step.js';
import { usePaperKeys } from './use-paper-keys.js';

/** The footer of the question at hand: its next step, what Fox says of its check, and the keys of the keyboard. */
export function PaperFoot(props: {
  assessment: OpenAssessment;
  question: PupilQuestion;
  session: PaperSession;
  isNarrow: boolean;
  isLocked: boolean;
  isPractice: boolean;
  isAnswered: boolean;
  practice: ReturnType<typeof usePracticeCheck>;
  maySubmit: boolean;
  waitsForConnection: boolean;
  howSure: ReactNode;
  help: ReactNode;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}) {
  const { question, session, isPractice, practice, onGoTo } = props;
  const { journal, isElsewhere } = useSyncExternalStore(session.subscribe, session.snapshot);
  const index = journal.currentQuestion;
  const isLast = index === props.assessment.questions.length - 1;
  const answerKey = toAnswerKey(getEntry(journal, index));
  const check = isPractice ? getCheck(journal, index) : null;
  const hintsShown = journal.hintsShown[index] ?? 0;
  const hintsTotal = question.scaffoldingHints.length;
  const FeedbackTray = useLatePart(loadFeedback, isPractice)?.FeedbackTray;
  /** The check whose tray the pupil put away. */
  const [seen, setSeen] = useState<string | null>(null);
  /** The question that was last checked on this visit. */
  const [checkedHere, setCheckedHere] = useState<number | null>(null);

  const step = useNextStep({
    index,
    isLast,
    isPractice,
    check,
    answerKey,
    isAnswered: props.isAnswered,
    isChecking: practice.isChecking(index),
    problem: practice.problem(index),
    tellsFirstTry: index === 0 && Object.keys(journal.checks ?? {}).length === 0,
    maySubmit: props.maySubmit,
    isElsewhere,
    onCheck: () => {
      setCheckedHere(index);
      setSeen(null);
      practice.check(index);
    },
    onGoTo,
    onSubmit: props.onSubmit,
  });

  const showHint = (): void => {
    if (hintsShown < hintsTotal) session.showHint(index, hintsShown + 1);
  };
  usePaperKeys({
    previous: () => index > 0 && onGoTo(index - 1),
    next: () => !isLast && onGoTo(index + 1),
    hint: showHint,
    saveNow: () => void session.flush(),
    choose: (label) => {
      const fields = props.isLocked ? null : answerViewOf(question).choose(label);
      if (fields) session.edit(index, fields);
    },
    // Handing in is pressed, never typed by the way.
    goOn: () => (step.isSubmit ? document.getElementById('next-step')?.focus() : step.run()),
  });

  const checkId = check && `${index} ${check.said.triesLeft} ${answerKey}`;
  const isTrayOpen = check !== null && check.answerKey === answerKey && checkId !== seen && !isElsewhere;
  const isCovered = isTrayOpen && FeedbackTray !== undefined;
  const close = (): void => setSeen(checkId);
  return (
    <PaperFooter
      index={index}
      isLast={isLast}
      isNarrow={props.isNarrow}
      help={props.help}
      step={step}
      howSure={props.howSure}
      waitsForConnection={props.waitsForConnection}
      onGoTo={onGoTo}
      isCovered={isCovered}
      tray={
        <div role="status">
          {isCovered && (
            <FeedbackTray
              key={checkId}
              check={check}
              isNew={checkedHere === index}
              onHint={
                hintsShown < hintsTotal
                  ? () => {
                      close();
                      showHint();
                    }
                  : null
              }
              onTryAgain={() => {
                close();
                focusAnswer();
              }}
              onSeeHow={close}
              onContinue={step.run}
              continueLabel={step.label}
            />
          )}
        </div>
      }
    />
  );
}

/** Puts the caret where the answer is entered. */
function focusAnswer(): void {
  document
    .querySelector<HTMLElement>('input[data-maths-field]:not([readonly]), .choices input:checked')
    ?.focus({ preventScroll: true });
}

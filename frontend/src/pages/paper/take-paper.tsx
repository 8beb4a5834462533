import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { isDrawn } from '@sumfox/contracts/question/manipulative';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { gradeNumber } from '@sumfox/curriculum/grades';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useUser } from '../../entities/account/index.js';
import { useLatePart, useLatePartState } from '../../shared/lib/late-part.js';
import { Button } from '../../shared/ui/button.js';
import { ReportQuestion } from '../../features/report-question/index.js';
import {
  asksHowSure,
  entryStatus,
  getCheck,
  getEntry,
  isSettled,
  isUnread,
  toAnswerKey,
} from '../../entities/paper/index.js';
import { loadFeedback, usePracticeCheck } from '../../features/check-answer/index.js';
import { AnswerArea, loadHowSure, useIsNarrow, useKeypad } from '../../features/enter-answer/index.js';
import { PaperSkeleton } from './paper-skeleton.js';
import { MarkingWait, useSubmitPaper } from '../../features/hand-in/index.js';
import { HelpKeys } from './help-keys.js';
import { PaperHeader } from './paper-header.js';
import { PaperFoot } from './paper-foot.js';
import { PaperNavigator } from './paper-navigator.js';
import { needsHeight } from './question-height.rules.js';
import { QuestionCard } from './question-card.js';
import { answerViewOf, StemBlank } from '../../entities/question/index.js';
import { StopHere } from './stop-here.js';
import { listChecked } from './checked-kinds.rules.js';
import { useWideWindow } from './use-wide-window.js';
import { type OpenedPaper, type PaperSession, usePaperSession } from '../../features/save-answers/index.js';
import { loadWorkedExample } from './worked-example.load.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';
import './take-paper.css';

/** A paper in progress; before targeted practice that is new, a worked example (PAPER-29). */
export function TakePaper({ assessment }: { assessment: OpenAssessment }) {
  const [isWaiting, setWaiting] = useState(assessment.targetedGoal !== null && assessment.lastSaved === null);
  const { part, isMissing } = useLatePartState(loadWorkedExample, isWaiting);
  const start = useCallback(() => setWaiting(false), []);
  // What comes late does not come between the pupil and the paper.
  if (isMissing) setWaiting(false);
  if (!isWaiting) return <BegunPaper assessment={assessment} />;
  return part ? <part.WorkedExampleFirst assessment={assessment} onStart={start} /> : <PaperSkeleton />;
}

function BegunPaper({ assessment }: { assessment: OpenAssessment }) {
  const paper = usePaperSession(assessment, useUser().userId);
  return paper ? <OpenPaper assessment={assessment} {...paper} /> : <PaperSkeleton />;
}

function OpenPaper({ assessment, session, workHere }: { assessment: OpenAssessment } & OpenedPaper) {
  const t = useMessages(PAPER);
  const { questions } = assessment;
  const { journal, saveState, isElsewhere } = useSyncExternalStore(session.subscribe, session.snapshot);
  const index = journal.currentQuestion;
  const question = questions[index];
  const entry = getEntry(journal, index);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useIsNarrow();
  const isYoung = gradeNumber(assessment.gradeLevel) <= 2;
  const goTo = useCallback((to: number) => session.goTo(to), [session]);
  const onMissing = useCallback((questionNumber: number) => session.goTo(questionNumber - 1), [session]);
  const handIn = useSubmitPaper(assessment, session, useUser().userId, onMissing);

  const isPractice = assessment.type !== 'diagnostic';
  const WorkedSolution = useLatePart(loadFeedback, isPractice)?.WorkedSolution;
  const practice = usePracticeCheck(assessment, session);
  const check = isPractice ? getCheck(journal, index) : null;
  const asksSure = !isYoung && check === null && question !== undefined && asksHowSure(question, entry);
  const HowSure = useLatePart(loadHowSure, asksSure)?.HowSure;
  const isLocked = isElsewhere || isSettled(check) || practice.isChecking(index);
  useFocusOnTurn(index, heading);
  useSeenQuestion(isPractice ? null : session, index, question?.id);
  const keypad = useKeypad(question);
  const wideWindow = useWideWindow(question);

  if (!question) return <PaperSkeleton />;
  const solution = check?.said.solution;
  const isTall = needsHeight(question, wideWindow);
  const statuses = questions.map((q, i) => entryStatus(q, getEntry(journal, i)));
  const maySubmit = !handIn.isSubmitting && !isElsewhere;
  const handsInByStep = index === questions.length - 1 && (!isPractice || isSettled(check));
  const howSure = HowSure && (
    <HowSure
      name={`how-sure-${index}`}
      value={entry.confidenceLevel ?? null}
      onChange={(confidenceLevel) => session.edit(index, { confidenceLevel })}
    />
  );
  const help = <HelpKeys question={question} session={session} isNarrow={isNarrow} isLocked={isLocked} />;
  const renderSubmit = (close: () => void) => (
    <Button
      tone="key"
      disabled={!maySubmit}
      onClick={() => {
        close();
        handIn.submit();
      }}
    >
      {t.submitAssessment}
    </Button>
  );

  return (
    <div className="paper">
      <PaperHeader
        assessment={assessment}
        saveState={saveState}
        isElsewhere={isElsewhere}
        paper={session}
        stop={isPractice ? null : <StopHere session={session} statuses={statuses} />}
        report={<ReportQuestion assessment={assessment} index={index} session={session} />}
      >
        <PaperNavigator
          isNarrow={isNarrow}
          statuses={statuses}
          checked={isPractice ? listChecked(questions.length, journal) : statuses.map(() => null)}
          current={index}
          onGoTo={goTo}
          renderSubmit={isNarrow && !handsInByStep ? renderSubmit : null}
        />
        {!isNarrow && !handsInByStep && renderSubmit(() => undefined)}
      </PaperHeader>
      {isElsewhere && <Elsewhere onWorkHere={workHere} />}
      <div
        className={bodyClass(question, { isTall, isYoung, hasSolution: Boolean(solution) })}
        data-said={check?.answerKey === toAnswerKey(entry) ? check.said.outcome : undefined}
      >
        <fieldset className="paper__work" disabled={isElsewhere}>
          <QuestionCard
            key={`question-${index}`}
            question={question}
            number={index + 1}
            total={questions.length}
            isYoung={isYoung}
            headingRef={heading}
            hintsShown={journal.hintsShown[index] ?? 0}
            drawn={isDrawn(question.manipulative) && keypad.isOpen && !solution ? null : entry.answer}
            renderBlank={(blank) => (
              <StemBlank
                key={blank}
                index={blank}
                question={question}
                answer={entry}
                isLocked={isLocked}
                hasKeypad={keypad.isOpen}
                onEdit={(fields) => session.edit(index, fields)}
              />
            )}
          />
        </fieldset>
        <div className="notice-line" />
        <AnswerArea
          key={`answer-${index}`}
          question={question}
          entry={entry}
          isYoung={isYoung}
          isTall={isTall}
          isUnread={isUnread(journal, index)}
          isLocked={isLocked}
          isReadOnly={isElsewhere}
          keypad={keypad}
          workingTab={journal.workingTabs?.[index]}
          onEdit={(patch) => session.edit(index, patch)}
          onDraw={(patch) => session.draw(index, patch)}
          onWorkingTab={(tab) => session.showWorking(index, tab)}
          beside={isYoung && isNarrow ? help : isNarrow && howSure}
          solution={
            solution &&
            WorkedSolution && (
              <WorkedSolution
                question={question}
                solution={solution}
                shown={check.stepsShown}
                onShow={(count) => session.showSteps(index, count)}
              />
            )
          }
        />
      </div>
      <PaperFoot
        assessment={assessment}
        question={question}
        session={session}
        isNarrow={isNarrow}
        isLocked={isLocked}
        isPractice={isPractice}
        isAnswered={statuses[index] === 'answered'}
        practice={practice}
        maySubmit={maySubmit}
        waitsForConnection={handIn.waitsForConnection}
        howSure={isNarrow ? null : howSure}
        help={isYoung && isNarrow ? null : help}
        onGoTo={goTo}
        onSubmit={handIn.submit}
      />
      {handIn.isSubmitting && <MarkingWait />}
    </div>
  );
}

function bodyClass(
  question: PupilQuestion,
  { isTall, isYoung, hasSolution }: Record<'isTall' | 'isYoung' | 'hasSolution', boolean>,
): string {
  const look = [
    'paper__body',
    isTall && 'paper__body--tall',
    isYoung && 'paper__body--young',
    answerViewOf(question).written === null && 'paper__body--choices',
    hasSolution && 'paper__body--settled',
  ];
  return look.filter(Boolean).join(' ');
}

/** Tells a diagnostic that a question is in sight, before anything else can happen: it is not exchanged any more. */
function useSeenQuestion(session: PaperSession | null, index: number, questionId: string | undefined): void {
  useLayoutEffect(() => {
    if (questionId !== undefined) session?.markSeen(index, questionId);
  }, [session, index, questionId]);
}

/** A new question takes the focus, so that a screen reader starts at its top. */
function useFocusOnTurn(index: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [index, heading]);
}

/** Another tab has the paper; this one shows it. */
function Elsewhere({ onWorkHere }: { onWorkHere: () => void }) {
  const t = useMessages(PAPER);
  return (
    <div className="paper__elsewhere" role="status">
      <p>{t.youAreWorkingOn}</p>
      <Button tone="key" onClick={onWorkHere}>
        {t.workHereInstead}
      </Button>
    </div>
  );
}

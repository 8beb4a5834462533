import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useUser } from '../../entities/account/index.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import { ReportQuestion } from '../../features/report-question/index.js';
import {
  asksHowSure,
  entryStatus,
  getCheck,
  getEntry,
  isSettled,
  isUnread,
  toAnswerKey,
  toCheckKind,
} from '../../entities/paper/index.js';
import { loadCheckPanel, usePracticeCheck } from '../../features/check-answer/index.js';
import { AnswerArea, loadHowSure, useKeypad } from '../../features/enter-answer/index.js';
import { PaperSkeleton } from './paper-skeleton.js';
import { MarkingWait, useSubmitPaper } from '../../features/hand-in/index.js';
import { PaperHeader } from './paper-header.js';
import { PaperMoves } from './paper-moves.js';
import { PaperNavigator } from './paper-navigator.js';
import { PaperNotices } from './paper-notices.js';
import { QuestionCard } from './question-card.js';
import { answerViewOf, StemBlank } from '../../entities/question/index.js';
import { usePaperKeys } from './use-paper-keys.js';
import { type OpenedPaper, usePaperSession } from '../../features/save-answers/index.js';
import './take-paper.css';

/** A paper in progress. */
export function TakePaper({ assessment }: { assessment: OpenAssessment }) {
  const paper = usePaperSession(assessment, useUser().userId);
  return paper ? <OpenPaper assessment={assessment} {...paper} /> : <PaperSkeleton />;
}

function OpenPaper({ assessment, session, workHere }: { assessment: OpenAssessment } & OpenedPaper) {
  const { questions } = assessment;
  const user = useUser();
  const { journal, saveState, isElsewhere } = useSyncExternalStore(session.subscribe, session.snapshot);
  const index = journal.currentQuestion;
  const question = questions[index];
  const entry = getEntry(journal, index);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstQuestion = useRef(true);

  const goTo = useCallback((to: number) => session.goTo(to), [session]);
  const onMissing = useCallback((questionNumber: number) => session.goTo(questionNumber - 1), [session]);
  const { submit, isSubmitting, waitsForConnection } = useSubmitPaper(
    assessment,
    session,
    user.userId,
    onMissing,
  );

  const isPractice = assessment.type !== 'diagnostic';
  const CheckPanel = useLatePart(loadCheckPanel, isPractice)?.CheckPanel;
  const practice = usePracticeCheck(assessment, session);
  const check = isPractice ? getCheck(journal, index) : null;
  const asksSure = check === null && question !== undefined && asksHowSure(question, entry);
  const HowSure = useLatePart(loadHowSure, asksSure)?.HowSure;
  const isLocked = isElsewhere || isSettled(check) || practice.isChecking(index);

  useEffect(() => {
    if (firstQuestion.current) firstQuestion.current = false;
    else {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [index]);

  const keypad = useKeypad(question, assessment.gradeLevel);
  const hintsShown = journal.hintsShown[index] ?? 0;
  const isLast = index === questions.length - 1;
  usePaperKeys({
    previous: () => index > 0 && goTo(index - 1),
    next: () => !isLast && goTo(index + 1),
    hint: () =>
      question && hintsShown < question.scaffoldingHints.length && session.showHint(index, hintsShown + 1),
    saveNow: () => void session.flush(),
    choose: (label) => {
      const fields = question && !isLocked ? answerViewOf(question).choose(label) : null;
      if (fields) session.edit(index, fields);
    },
  });

  if (!question) return <PaperSkeleton />;
  const statuses = questions.map((q, i) => entryStatus(q, getEntry(journal, i)));
  const checked = questions.map((_, i) => {
    const last = isPractice ? getCheck(journal, i) : null;
    return last && toCheckKind(last.said);
  });

  return (
    <div className="paper">
      <PaperHeader type={assessment.type} saveState={saveState} paper={session} />
      <PaperNotices waitsForConnection={waitsForConnection} isElsewhere={isElsewhere} onWorkHere={workHere} />
      <PaperNavigator statuses={statuses} checked={checked} current={index} onGoTo={goTo} />
      <fieldset className="paper__work" disabled={isElsewhere}>
        <QuestionCard
          key={`question-${index}`}
          question={question}
          number={index + 1}
          total={questions.length}
          gradeLevel={assessment.gradeLevel}
          headingRef={heading}
          hintsShown={hintsShown}
          onHint={(count) => session.showHint(index, count)}
          report={<ReportQuestion assessment={assessment} index={index} session={session} />}
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
      <AnswerArea
        key={`answer-${index}`}
        question={question}
        entry={entry}
        isUnread={isUnread(journal, index)}
        isLocked={isLocked}
        isReadOnly={isElsewhere}
        keypad={keypad}
        workingTab={journal.workingTabs?.[index]}
        onEdit={(patch) => session.edit(index, patch)}
        onDraw={(patch) => session.draw(index, patch)}
        onWorkingTab={(tab) => session.showWorking(index, tab)}
      >
        {CheckPanel && (
          <CheckPanel
            question={question}
            check={check}
            answerKey={toAnswerKey(entry)}
            isAnswered={statuses[index] === 'answered'}
            isChecking={practice.isChecking(index)}
            problem={practice.problem(index)}
            tellsFirstTry={check?.tellsFirstTry ?? Object.keys(journal.checks ?? {}).length === 0}
            onCheck={() => practice.check(index)}
            onShowSteps={(count) => session.showSteps(index, count)}
          />
        )}
        {HowSure && (
          <HowSure
            name={`how-sure-${index}`}
            value={entry.confidenceLevel ?? null}
            onChange={(confidenceLevel) => session.edit(index, { confidenceLevel })}
          />
        )}
      </AnswerArea>
      <PaperMoves
        index={index}
        isLast={isLast}
        onGoTo={goTo}
        maySubmit={!isSubmitting && !isElsewhere}
        onSubmit={submit}
      />
      {isSubmitting && <MarkingWait />}
    </div>
  );
}

import type { ChildOverview, RecurringSlip } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import { MathText } from '../../shared/ui/math-text.js';
import { slipWords } from '@sumfox/curriculum/slip-words';
import { practiceQuestions, type WantedPaper } from '../../entities/child/index.js';
import { useAssignment } from '../../features/assign-paper/index.js';
import { WorksheetButton } from '../../features/print-worksheet/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { shortDayText, weekdayText } from '../../shared/messages/moments.js';
import { CHILD_PROGRESS } from './child-progress.messages.js';

/** Mistakes that recur, in words, each with the child's own answer and its practice (PARENT-9). */
export function RecurringMistakes({ child, overview }: { child: LinkedChild; overview: ChildOverview }) {
  const t = useMessages(CHILD_PROGRESS);
  const { slips, next } = overview;
  return (
    <section className="card child-progress__part" id="mistakes" aria-labelledby="mistakes-heading">
      <h2 id="mistakes-heading">{t.recurringMistakes}</h2>
      {slips.length === 0 ? (
        <p className="note">{t.noMistakeRecurs}</p>
      ) : (
        <ul className="slips">
          {slips.map((slip) => (
            <SlipRow key={`${slip.topicId} ${slip.code}`} child={child} slip={slip} dueOn={next.dueOn} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SlipRow({ child, slip, dueOn }: { child: LinkedChild; slip: RecurringSlip; dueOn: string }) {
  const t = useMessages(CHILD_PROGRESS);
  const { topicName, count, answers, lastAt, isGone, example } = slip;
  const words = slipWords(slip.code);
  const times = countText(count, 'time');
  return (
    <li className={isGone ? 'slips__row slips__row--gone' : 'slips__row'}>
      <b className="slips__count" aria-hidden>
        {isGone ? '✓' : `${count}×`}
      </b>
      <div className="slips__text">
        <h3>{t.slipTitle({ slip: words, topic: topicName })}</h3>
        <p className="note">
          {isGone
            ? t.noLongerSeen({ day: shortDayText(lastAt) })
            : t.slipCount({ times, answers: countText(answers, 'answer'), day: shortDayText(lastAt) })}
        </p>
        <p>
          <MathText text={example.question} />
        </p>
        <p>
          {t.childsAnswer({ name: child.callName })}{' '}
          <b>{example.answer === null ? t.unreadable : <MathText text={example.answer} />}</b>
          {example.rightAnswer !== null && (
            <>
              {' · '}
              {t.rightAnswer}{' '}
              <b>
                <MathText text={example.rightAnswer} />
              </b>
            </>
          )}
          {example.explanation && (
            <span className="note slips__told">{t.foxSays({ sentence: example.explanation })}</span>
          )}
        </p>
        <Link to={`/child-progress/${child.userId}/assessment/${example.assessmentId}`}>
          {t.seeTheAnswer}
          <span className="visually-hidden"> {t.slipTitle({ slip: words, topic: topicName })}</span>
        </Link>
      </div>
      {!isGone && <PractiseThis child={child} slip={slip} dueOn={dueOn} />}
    </li>
  );
}

/** Makes the paper for a mistake, or takes it back. */
function PractiseThis({ child, slip, dueOn }: { child: LinkedChild; slip: RecurringSlip; dueOn: string }) {
  const t = useMessages(CHILD_PROGRESS);
  const questions = practiceQuestions(child.gradeLevel);
  const words = slipWords(slip.code);
  const of = t.slipTitle({ slip: words, topic: slip.topicName });
  const wanted: WantedPaper = {
    ...{ type: 'slip', topicId: slip.topicId, heuristicId: slip.heuristicId, dueOn },
    ...{ level: slip.practiceLevel, questions },
    title: t.paperTitle({ questions: countText(questions, 'question'), topic: slip.topicName }),
  };
  const { isMade, isBusy, assign, undo } = useAssignment(child, wanted);
  return !isMade ? (
    <div className="slips__made">
      <Button disabled={isBusy} onClick={assign}>
        {isBusy ? t.assigning : t.practiseThis}
        <span className="visually-hidden"> {of}</span>
      </Button>
      <WorksheetButton child={child} wanted={wanted} of={of} />
    </div>
  ) : (
    <div className="slips__made">
      <p role="status">{t.assignedTo({ name: child.callName, day: weekdayText(dueOn) })}</p>
      <Button disabled={isBusy} onClick={undo}>
        {isBusy ? t.takingBack : t.undo}
      </Button>
    </div>
  );
}

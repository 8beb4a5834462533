import { useQuery } from '@tanstack/react-query';
import { CalendarDays, NotebookPen, RotateCcw, Sparkles, Target, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import type { WaysIn } from '../../features/start-practice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';
import { reviewStatusQuery } from '../../entities/progress/index.js';

/** The first screen has just asked. */
const ASKED_ABOVE_MS = 10_000;

/** The four things to do after the diagnostic, and five quick questions below them (HOME-3). */
export function ActionTiles({ ways }: { ways: WaysIn }) {
  const t = useMessages(STUDENT_HOME);
  const review = useQuery({ ...reviewStatusQuery, staleTime: ASKED_ABOVE_MS });
  const toReview = review.data ? review.data.mistakes + review.data.due : null;
  const mistakes = review.data?.mistakes ?? 0;
  return (
    <>
      <div className="actions">
        <ActionTile
          icon={<Sparkles size={30} aria-hidden />}
          tint="blue"
          title={t.adaptiveAssessment}
          text={t.questionsPickedToFit}
          door={
            <Button tone="primary" large disabled={ways.busy} onClick={ways.startAdaptive}>
              {t.startAssessment}
            </Button>
          }
        />
        <ActionTile
          icon={<Target size={30} aria-hidden />}
          tint="green"
          title={t.targetedPractice}
          text={t.youChooseTheTopics}
          door={
            <Button large disabled={ways.busy} onClick={() => ways.zoomIn()}>
              {t.selectTopic}
            </Button>
          }
        />
        <ActionTile
          icon={<RotateCcw size={30} aria-hidden />}
          tint="orange"
          title={t.weeklyReview}
          text={
            review.data?.unlocked === false
              ? t.opensWhenYouHave
              : toReview === 0
                ? t.nothingToLookAt
                : toReview === undefined || toReview === null
                  ? t.someToReview
                  : t.toReview({ count: toReview })
          }
          more={
            mistakes > 0 && (
              <Link className="actions__more" to="/my-mistakes">
                <NotebookPen size={20} aria-hidden /> {t.myMistakes({ mistakes })}
              </Link>
            )
          }
          door={
            <Button large disabled={ways.busy} onClick={ways.startReview}>
              {t.startReview}
            </Button>
          }
        />
        <ActionTile
          icon={<CalendarDays size={30} aria-hidden />}
          tint="purple"
          title={t.learningCalendar}
          text={t.seeTheDaysOn}
          door={
            <Link className="action action--large" to="/dashboard#calendar">
              {t.openCalendar}
            </Link>
          }
        />
      </div>
      <section className="card quick" aria-labelledby="quick-heading">
        <span className="actions__icon actions__icon--orange">
          <Zap size={26} aria-hidden />
        </span>
        <div>
          <h2 id="quick-heading">{t.quickPractice}</h2>
          <p className="note">{t.fiveMixedQuestions}</p>
        </div>
        <Button disabled={ways.busy} onClick={ways.startMixed} aria-label={t.startQuickPractice}>
          {t.start}
        </Button>
      </section>
    </>
  );
}

function ActionTile(props: {
  icon: ReactNode;
  tint: 'blue' | 'green' | 'orange' | 'purple';
  title: string;
  text: string;
  more?: ReactNode;
  door: ReactNode;
}) {
  return (
    <section className="card actions__tile">
      <span className={`actions__icon actions__icon--${props.tint}`}>{props.icon}</span>
      <h2>{props.title}</h2>
      <div className="actions__words">
        <p>{props.text}</p>
        {props.more}
      </div>
      {props.door}
    </section>
  );
}

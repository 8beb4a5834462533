import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { SIMILAR_COUNT } from '@sumfox/contracts/assessment/practice.endpoints';
import { useIsYoung } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CheeringFox } from '../../entities/mascot/index.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { Scene } from '../../shared/ui/scene.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { TopicPicture } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { markWord, QuestionMark, toMarkKind } from '../../entities/mark/index.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { MakingOverlay } from '../../features/start-practice/index.js';
import { useSimilarPractice } from '../../features/try-similar/index.js';
import { averageText, durationText, resultSentence, waitingSentence } from '../../entities/paper/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { AcornBasket } from './acorn-basket.js';
import { RESULT_PAGE } from './result-page.messages.js';
import './result-page.css';

/** From this score on the fox cheers; below it the fox reads, and the words do the praising. */
const CELEBRATED = 50;

/** The result of a paper (RESULT-1). */
export default function ResultPage({ assessment }: { assessment: CompletedAssessment }) {
  const t = useMessages(RESULT_PAGE);
  const { outcome } = assessment;
  const isYoung = useIsYoung();
  const marks = t.marksOfPossible({
    marksAwarded: outcome.marksAwarded,
    marksPossible: outcome.marksPossible,
  });
  usePageTitle(t.assessmentComplete);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ place }] = useLook();
  // What is open comes first where there is more than one slip.
  const misses = outcome.feedback.filter(
    (each) => each !== null && each.marksAwarded < each.marksPossible,
  ).length;
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="result">
      <div className="result__world">
        <Scene name={sceneOf(place)} />
      </div>
      <section className="result__head">
        <div className="result__bubble-of-fox">
          <h1 ref={heading} tabIndex={-1}>
            {t.assessmentComplete}
          </h1>
          <p className="result__sentence">{resultSentence(outcome)}</p>
          <Speaker
            names={t.whatFoxSays}
            passages={[{ place: 'result', text: resultSentence(outcome) }]}
            leads
          />
        </div>
        <span className="result__fox">
          {outcome.score >= CELEBRATED ? <CheeringFox /> : <FoxFigure pose="read" />}
          <AcornBasket acorns={outcome.totalQuestions} />
        </span>
      </section>

      <div className="result__sheet">
        <div className="notice-line" />
        <section aria-labelledby="bubbles">
          <h2 id="bubbles">{t.yourQuestions}</h2>
          <ol className="result__bubbles">
            {outcome.feedback.map((feedback, index) => (
              <li key={index}>
                <Link
                  className="result__bubble"
                  to={`/assessment/${assessment.id}/review?question=${index + 1}`}
                  aria-label={t.questionMark({ index: index + 1, markWord: markWord(toMarkKind(feedback)) })}
                >
                  <QuestionMark kind={toMarkKind(feedback)} number={index + 1} />
                </Link>
              </li>
            ))}
          </ol>
          <Legend outcome={outcome} />
          <Waiting outcome={outcome} />
        </section>
        <section className="result__summary" aria-label={t.score}>
          {assessment.targetedGoal && !isYoung && (
            <p className="note">{t.goal({ goal: assessment.targetedGoal })}</p>
          )}
          {/* Primary 1 and 2 read no times. */}
          <dl className="result__figures">
            <div>
              <dt>{t.score}</dt>
              <dd>{marks}</dd>
            </div>
            {!isYoung && (
              <div>
                <dt>{t.percent}</dt>
                <dd>{outcome.score}%</dd>
              </div>
            )}
            {!isYoung && (
              <>
                <div>
                  <dt>{t.timeTaken}</dt>
                  <dd>{durationText(outcome.timeSpentSeconds)}</dd>
                </div>
                <div>
                  <dt>{t.averagePerQuestion}</dt>
                  <dd>{averageText(outcome.timeSpentSeconds, outcome.totalQuestions)}</dd>
                </div>
              </>
            )}
          </dl>
        </section>
        <div className="result__lists">
          <TopicList
            look="strong"
            title={t.youAreStrongIn}
            topics={outcome.strengths}
            empty={t.yourStrongTopicsShow}
          />
          <TopicList
            look="next"
            title={t.practiseNext}
            topics={outcome.areasToPractise}
            empty={t.nothingToCatchUp}
          />
        </div>

        <div className="result__actions">
          <Button
            tone={misses > 1 ? 'go' : 'key'}
            large
            onClick={() => void navigate(`/assessment/${assessment.id}/review`)}
          >
            {t.reviewYourAnswersAnd}
          </Button>
          {!isYoung && <TrySimilar outcome={outcome} />}
          <Button tone={misses > 1 ? 'key' : 'go'} large onClick={() => void navigate('/')}>
            {t.doAnotherPractice}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Waiting({ outcome }: { outcome: PaperOutcome }) {
  const sentence = waitingSentence(outcome);
  return sentence && <p className="result__waiting">{sentence}</p>;
}

/** Three new questions on what this paper missed; nothing where every mark was won. */
function TrySimilar({ outcome }: { outcome: PaperOutcome }) {
  const t = useMessages(RESULT_PAGE);
  const similar = useSimilarPractice();
  if (outcome.feedback.every((each) => each === null || each.marksAwarded === each.marksPossible))
    return null;
  return (
    <>
      <Button
        tone="key"
        large
        disabled={similar.isPending}
        onClick={() => similar.mutate({ assessmentId: outcome.assessmentId })}
      >
        {t.tryLikeThese({ similarCount: SIMILAR_COUNT })}
      </Button>
      <MakingOverlay of={[similar]} />
    </>
  );
}

function Legend({ outcome }: { outcome: PaperOutcome }) {
  const kinds = [...new Set(outcome.feedback.map(toMarkKind))];
  return (
    <ul className="result__legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <QuestionMark kind={kind} />
          {markWord(kind)}
        </li>
      ))}
    </ul>
  );
}

/** Topics as pictures: one question of each is too few for a figure. */
function TopicList(props: {
  look: 'strong' | 'next';
  title: string;
  topics: PaperOutcome['strengths'];
  empty: string;
}) {
  return (
    <section className={`result__list result__list--${props.look}`}>
      <h2>{props.title}</h2>
      {props.topics.length === 0 ? (
        <p className="note">{props.empty}</p>
      ) : (
        <ul className="result__topics">
          {props.topics.map(({ subStrandId, subStrandDisplayName }) => (
            <li key={subStrandId}>
              <TopicPicture subStrandId={subStrandId} />
              {subStrandDisplayName}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

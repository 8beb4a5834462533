import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import type { ReactNode } from 'react';
import { QuestionMark, toMarkKind } from '../../entities/mark/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { OwnWork } from './own-work.js';
import type { ReviewVoice, ReviewedAnswer, ReviewedFeedback } from './review-voice.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REVIEW_MARK_PART } from './review-mark-part.messages.js';

/** The mark, what Fox says of the answer, and the pupil's own work. */
export function ReviewMarkPart(props: {
  question: ReviewedQuestion;
  answer: ReviewedAnswer | null;
  feedback: ReviewedFeedback | null;
  index: number;
  voice: ReviewVoice;
  children: ReactNode;
}) {
  const t = useMessages(REVIEW_MARK_PART);
  const { question, answer, feedback, index, voice } = props;
  const kind = toMarkKind(feedback);
  const word = voice.markWord(kind);
  const said = feedback ? withoutWord(feedback.feedback, word) : '';
  return (
    <section className={`card review__feedback review__feedback--${kind}`} aria-labelledby="feedback-heading">
      <div className="review__verdict">
        <QuestionMark kind={kind} />
        <h3 id="feedback-heading">{word}</h3>
        {feedback && (
          <Speaker
            names={t.whatFoxSays}
            passages={[said, ...feedback.suggestions].map((text, at) => ({
              place: `feedback-${at}`,
              text,
            }))}
          />
        )}
      </div>
      {feedback && voice.told && <p className="note">{voice.told}</p>}
      <p>{feedback ? <ReadableText place="feedback-0" text={said} /> : t.thisQuestionIsNot}</p>
      {feedback && feedback.suggestions.length > 0 && (
        <ul className="review__suggestions">
          {feedback.suggestions.map((suggestion, at) => (
            <li key={suggestion}>
              <ReadableText place={`feedback-${at + 1}`} text={suggestion} />
            </li>
          ))}
        </ul>
      )}
      <OwnWork question={question} answer={answer} feedback={feedback} index={index} voice={voice} />
      {props.children}
    </section>
  );
}

/** What is said of an answer, without the word that stands above it already: "Not yet. Not yet." says nothing twice. */
function withoutWord(feedback: string, word: string): string {
  const rest = feedback.slice(word.length + 2);
  return rest !== '' && feedback.startsWith(`${word}. `) ? rest : feedback;
}

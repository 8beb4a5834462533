import type { Topic } from '@sumfox/contracts/content/topic';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { MathText } from '../../shared/ui/math-text.js';
import {
  DifficultyBadge,
  StatusBadges,
  topicPicturesQuery,
  toShownText,
} from '../../entities/topic/index.js';
import { PractiseTopic } from '../../features/practise-topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';

/** A topic's questions and answers, as they would be printed (TOPIC-7). */
export default function ViewTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const hasPictures = topic.modelQuestions.some(({ pictures }) => pictures?.length);
  const pictures = useQuery({ ...topicPicturesQuery(topic.id), enabled: hasPictures });
  const imageOf = (id: string): string | null =>
    pictures.data?.find((picture) => picture.id === id)?.image ?? null;
  return (
    <Dialog title={topic.name} wide onClose={onClose}>
      <p className="topic-badges">
        <GradeBadge grade={topic.gradeLevel} />
        <DifficultyBadge level={topic.difficultyLevel} />
        <StatusBadges topic={topic} />
      </p>
      <p className="topic-view__text">{topic.description || t.noDescriptionProvided}</p>
      <section className="topic-view">
        <h3>{t.modelQuestionCount({ count: topic.modelQuestions.length })}</h3>
        <ol>
          {topic.modelQuestions.map(({ question, difficulty, pictures: ids }, at) => (
            <li key={at}>
              <span className="topic-view__text">
                <MathText text={toShownText(question)} />
              </span>
              <DifficultyBadge level={difficulty} />
              {(ids ?? []).map((id) => (
                <TopicPicture key={id} image={imageOf(id)} number={at + 1} />
              ))}
            </li>
          ))}
        </ol>
      </section>
      {pictures.isError && (
        <p className="field__fault" role="alert">
          {t.picturesDidNotLoad} <Button onClick={() => void pictures.refetch()}>{t.tryAgain}</Button>
        </p>
      )}
      <section className="topic-view topic-view--answers">
        <h3>{t.modelAnswers({ count: topic.modelAnswers.length })}</h3>
        <ol>
          {topic.modelAnswers.map(({ answer, explanation }, at) => (
            <li key={at}>
              <span className="topic-view__text">
                <strong>
                  <MathText text={toShownText(answer)} />
                </strong>
                {explanation && (
                  <span className="topic-view__why">
                    <MathText text={toShownText(explanation)} />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <PractiseTopic topic={topic} percent={null} />
      <DialogActions>
        <Button disabled={hasPictures && !pictures.data} onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {t.print}
        </Button>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A picture or table of a question; a frame of its size while it is on its way. */
function TopicPicture({ image, number }: { image: string | null; number: number }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  return image === null ? (
    <span className="topic-view__picture topic-view__picture--loading" aria-hidden />
  ) : (
    <img className="topic-view__picture" src={image} alt={t.pictureOfQuestion({ number })} />
  );
}

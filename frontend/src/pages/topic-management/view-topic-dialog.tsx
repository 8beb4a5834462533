import type { Topic } from '@sumfox/contracts/content/topic';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { MathText } from '../../shared/ui/math-text.js';
import { DifficultyBadge, StatusBadges, toShownText } from '../../entities/topic/index.js';
import { PractiseTopic } from '../../features/practise-topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';

/** A topic's questions and answers, as they would be printed (TOPIC-7). */
export default function ViewTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const t = useMessages(TOPIC_MANAGEMENT);
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
          {topic.modelQuestions.map(({ question, difficulty }, at) => (
            <li key={at}>
              <span className="topic-view__text">
                <MathText text={toShownText(question)} />
              </span>
              <DifficultyBadge level={difficulty} />
            </li>
          ))}
        </ol>
      </section>
      <section className="topic-view">
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
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

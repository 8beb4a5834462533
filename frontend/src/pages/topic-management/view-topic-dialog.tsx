import type { Topic } from '@sumfox/contracts/content/topic';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { MathText } from '../../shared/ui/math-text.js';
import { DifficultyBadge, StatusBadges, toShownText } from '../../entities/topic/index.js';

/** A topic's questions and answers, as they would be printed (TOPIC-7). */
export default function ViewTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  return (
    <Dialog title={topic.name} wide onClose={onClose}>
      <p className="topic-badges">
        <GradeBadge grade={topic.gradeLevel} />
        <DifficultyBadge level={topic.difficultyLevel} />
        <StatusBadges topic={topic} />
      </p>
      <p className="topic-view__text">{topic.description || 'No description provided'}</p>
      <section className="topic-view">
        <h3>Model Questions ({topic.modelQuestions.length})</h3>
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
        <h3>Model Answers ({topic.modelAnswers.length})</h3>
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
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

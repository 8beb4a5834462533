import type { Topic } from '@sumfox/contracts/content/topic';
import { CircleCheck, CirclePause, Users } from 'lucide-react';
import { difficultyLook } from './topics.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC } from './topic.messages.js';

/** `Hard 4/5`, in its colour (TOPIC-2). */
export function DifficultyBadge({ level }: { level: number }) {
  const { word, tone } = difficultyLook(level);
  return (
    <span className={`topic-badge topic-badge--${tone}`}>
      {word} {level}/5
    </span>
  );
}

/** Whether children's parents find it, and whether it is everybody's. */
export function StatusBadges({ topic }: { topic: Pick<Topic, 'isActive' | 'isShared'> }) {
  const t = useMessages(TOPIC);
  const Icon = topic.isActive ? CircleCheck : CirclePause;
  return (
    <>
      <span className={topic.isActive ? 'topic-badge topic-badge--green' : 'topic-badge'}>
        <Icon aria-hidden size={16} />
        {topic.isActive ? t.active : t.inactive}
      </span>
      {topic.isShared && (
        <span className="topic-badge topic-badge--shared">
          <Users aria-hidden size={16} />
          {t.shared}
        </span>
      )}
    </>
  );
}

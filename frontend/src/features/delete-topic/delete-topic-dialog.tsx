import type { Topic } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { refreshTopics, removeTopic, topicFault } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DELETE_TOPIC } from './delete-topic.messages.js';

const readFailed = () => DELETE_TOPIC.get().failedToDeleteThe;

/** Asks before a topic is deleted (TOPIC-9). */
export function DeleteTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const t = useMessages(DELETE_TOPIC);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeTopic(topic.id),
    onSuccess: async () => {
      notify(t.topicDeleted, undefined, 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => {
      notify(t.deletionFailed, topicFault(error, readFailed()), 'error', error);
      // Whatever it was, the list behind is asked for again: the topic may be gone.
      void refreshTopics(client);
    },
  });
  return (
    <ConfirmDialog
      title={t.deleteTopic}
      confirmLabel="Delete"
      busyLabel={t.deleting}
      busy={remove.isPending}
      fault={remove.isError ? topicFault(remove.error, readFailed()) : null}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t.areYouSureYou({ name: topic.name })}</p>
      {topic.isShared && <p>{t.itIsSharedSo}</p>}
    </ConfirmDialog>
  );
}

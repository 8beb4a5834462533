import type { Topic } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { refreshTopics, removeTopic, topicFault } from '../../entities/topic/index.js';

const FAILED = 'Failed to delete the topic. Please try again.';

/** Asks before a topic is deleted (TOPIC-9). */
export function DeleteTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeTopic(topic.id),
    onSuccess: async () => {
      notify('Topic Deleted', undefined, 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => {
      notify('Deletion Failed', topicFault(error, FAILED), 'error');
      // Whatever it was, the list behind is asked for anew: the topic may be gone.
      void refreshTopics(client);
    },
  });
  return (
    <ConfirmDialog
      title="Delete Topic"
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={remove.isPending}
      fault={remove.isError ? topicFault(remove.error, FAILED) : null}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>Are you sure you want to delete &quot;{topic.name}&quot;? This action cannot be undone.</p>
      {topic.isShared && <p>It is shared, so it goes for all families.</p>}
    </ConfirmDialog>
  );
}

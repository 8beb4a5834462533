import type { Topic } from '@sumfox/contracts/content/topic';
import { TopicChangesSchema } from '@sumfox/contracts/content/topic.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { useForm } from '../../shared/ui/use-form.js';
import { faultsOf } from '../../shared/api/field-faults.js';
import {
  changeTopic,
  refreshTopics,
  type TopicChanges,
  topicFault,
  TopicFieldSet,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { EDIT_TOPIC } from './edit-topic.messages.js';

const readFailed = () => EDIT_TOPIC.get().failedToUpdateThe;

/** Changes a topic's name, description, grade, difficulty, and whether it is active (TOPIC-1). */
export function EditTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const t = useMessages(EDIT_TOPIC);
  const client = useQueryClient();
  const { name, description, gradeLevel, difficultyLevel, isActive } = topic;
  const save = useMutation({
    mutationFn: (values: TopicChanges) => changeTopic(topic.id, values),
    onSuccess: async () => {
      notify(t.topicUpdated, undefined, 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => {
      notify(t.updateFailed, topicFault(error, readFailed()), 'error', error);
      // Whatever it was, the list behind is asked for again: the topic may be gone.
      void refreshTopics(client);
    },
  });
  const form = useForm<TopicChanges>({
    initial: { name, description, gradeLevel, difficultyLevel, isActive },
    findFaults: (values) => faultsOf(TopicChangesSchema, values),
    onSend: (values) => {
      if (!save.isPending) save.mutate(values);
    },
  });
  return (
    <Dialog title={t.editTopic} onClose={onClose} busy={save.isPending}>
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <TopicFieldSet values={form.values} nameFault={form.fault('name')} onChange={form.change} />
        <label className="topic-form__switch">
          <input
            type="checkbox"
            role="switch"
            checked={form.values.isActive}
            onChange={(event) => form.set('isActive', event.target.checked)}
          />
          <span>
            {t.active}
            <span className="note topic-form__hint">{topic.isShared ? t.whileItIsOff : t.switchItOffTo}</span>
          </span>
        </label>
        {save.isError && (
          <p className="field__fault" role="alert">
            {topicFault(save.error, readFailed())}
          </p>
        )}
        <DialogActions>
          <FormButtons
            isSending={save.isPending}
            onCancel={onClose}
            send={save.isPending ? t.saving : t.saveChanges}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { TOPIC_SENTENCES, type Topic } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
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
  const [values, setValues] = useState<TopicChanges>({
    name,
    description,
    gradeLevel,
    difficultyLevel,
    isActive,
  });
  const [tried, setTried] = useState(false);
  const isNameless = values.name.trim() === '';
  const save = useMutation({
    mutationFn: () => changeTopic(topic.id, values),
    onSuccess: async () => {
      notify(t.topicUpdated, undefined, 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => {
      notify(t.updateFailed, topicFault(error, readFailed()), 'error');
      // Whatever it was, the list behind is asked for anew: the topic may be gone.
      void refreshTopics(client);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isNameless && !save.isPending) save.mutate();
  };
  return (
    <Dialog title={t.editTopic} onClose={onClose} busy={save.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <TopicFieldSet
          values={values}
          nameFault={tried && isNameless ? TOPIC_SENTENCES.name : null}
          onChange={(changes) => setValues({ ...values, ...changes })}
        />
        <label className="topic-form__switch">
          <input
            type="checkbox"
            role="switch"
            checked={values.isActive}
            onChange={(event) => setValues({ ...values, isActive: event.target.checked })}
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
          <Button disabled={save.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" tone="primary" disabled={save.isPending}>
            {save.isPending ? t.saving : t.saveChanges}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

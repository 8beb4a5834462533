import type { TopicDraft, TopicFields } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { AnswerRows, QuestionRows } from './model-rows.js';
import { PdfChooser } from './pdf-chooser.js';
import {
  EMPTY_FORM,
  type FormFaults,
  fromDraft,
  isTouched,
  refreshTopics,
  sendTopic,
  toFields,
  TopicFieldSet,
} from '../../entities/topic/index.js';

const MODES = [
  { id: 'pdf', label: 'Upload PDF' },
  { id: 'manual', label: 'Manual Entry' },
] as const;
type Mode = (typeof MODES)[number]['id'];

const FAILED = 'Failed to create topic. Please try again.';

/** Makes a topic, filled in by hand or from a PDF (TOPIC-8). */
export default function UploadTopicDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [mode, setMode] = useState<Mode>('pdf');
  const [form, setForm] = useState(EMPTY_FORM);
  const [draft, setDraft] = useState<TopicDraft | null>(null);
  const [faults, setFaults] = useState<FormFaults>({});
  const [isLeaving, setLeaving] = useState(false);
  const create = useMutation({
    mutationFn: (fields: TopicFields) => sendTopic(fields),
    onSuccess: async () => {
      notify('Topic Created', 'New heuristic topic has been added successfully!', 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => notify('Creation Failed', errorSentence(error, FAILED), 'error'),
  });
  const change = (changes: Partial<typeof form>): void => {
    setForm((before) => ({ ...before, ...changes }));
    setFaults({});
    setLeaving(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const result = toFields(form);
    if ('fields' in result) return create.mutate(result.fields);
    setFaults(result.faults);
    if (result.faults.rows) notify('Validation Error', result.faults.rows, 'error');
  };
  const hasFields = mode === 'manual' || draft !== null;
  return (
    <Dialog
      title="Upload Topic"
      wide
      busy={create.isPending}
      onClose={() => (isTouched(form) && !isLeaving ? setLeaving(true) : onClose())}
    >
      <form className="dialog__body topic-form" onSubmit={submit} noValidate>
        <TabList label="How to add the topic" tabs={MODES} active={mode} onChoose={setMode} />
        <div
          role="tabpanel"
          id={`panel-${mode}`}
          aria-labelledby={`tab-${mode}`}
          className="topic-form__panel"
        >
          {/* Stays while the other mode is shown, so that a reading goes on. */}
          <div hidden={mode !== 'pdf'}>
            <PdfChooser
              draft={draft}
              onDraft={(found) => {
                setDraft(found);
                if (found) change(fromDraft(found, form));
              }}
            />
          </div>
          {hasFields && (
            <>
              <TopicFieldSet values={form} nameFault={faults.name ?? null} onChange={change} />
              <QuestionRows rows={form.questions} onChange={(questions) => change({ questions })} />
              <AnswerRows rows={form.answers} onChange={(answers) => change({ answers })} />
            </>
          )}
        </div>
        {(faults.rows ?? create.error) && (
          <p className="field__fault" role="alert">
            {faults.rows ?? errorSentence(create.error, FAILED)}
          </p>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />
        ) : (
          <DialogActions>
            {!hasFields && (
              <p className="note topic-form__first">First have a PDF read, or choose Manual Entry.</p>
            )}
            <Button
              disabled={create.isPending}
              onClick={() => (isTouched(form) ? setLeaving(true) : onClose())}
            >
              Cancel
            </Button>
            <Button type="submit" tone="primary" disabled={!hasFields || create.isPending}>
              {create.isPending ? 'Creating...' : 'Create Topic'}
            </Button>
          </DialogActions>
        )}
      </form>
    </Dialog>
  );
}

/** A long form is not lost by one press beside the dialog. */
function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <div role="alert" className="topic-form__leave">
      <p>Leave without creating the topic? What you filled in is not kept.</p>
      <DialogActions>
        <Button tone="quiet" onClick={onLeave}>
          Leave
        </Button>
        <Button tone="primary" onClick={onStay}>
          Keep Editing
        </Button>
      </DialogActions>
    </div>
  );
}

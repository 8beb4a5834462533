import type { NewPicture, SheetDraft } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { AnswerRows, QuestionRows } from './model-rows.js';
import { CheckPdf } from './check-pdf.js';
import { cutPictures } from './cut-pictures.js';
import { PdfChooser } from './pdf-chooser.js';
import type { PdfPages } from './pdf-pages.js';
import { SimilarTopics } from './similar-topics.js';
import { usePdfPages } from './use-pdf-pages.js';
import {
  CONSOLE_FORM,
  EMPTY_FORM,
  findTopicFaults,
  fromDraft,
  isTouched,
  listPictures,
  refreshTopics,
  sendTopic,
  toFields,
  TopicFieldSet,
  type TopicForm,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADD_TOPIC } from './add-topic.messages.js';

const readModes = () =>
  [
    { id: 'pdf', label: ADD_TOPIC.get().uploadPdf },
    { id: 'manual', label: ADD_TOPIC.get().manualEntry },
  ] as const;
type Mode = ReturnType<typeof readModes>[number]['id'];

const readFailed = () => ADD_TOPIC.get().failedToCreateTopic;

/** Makes a topic, filled in by hand or from a PDF (TOPIC-8); the console begins with more questions (TOPIC-13). */
export default function UploadTopicDialog(props: { onClose: () => void; isOfConsole?: boolean }) {
  const { onClose, isOfConsole = false } = props;
  const t = useMessages(ADD_TOPIC);
  const client = useQueryClient();
  const [mode, setMode] = useState<Mode>('pdf');
  const [read, setRead] = useState<{ draft: SheetDraft; file: File } | null>(null);
  const pdf = usePdfPages(read?.draft.pairs.length ? read.file : null);
  const [isLeaving, setLeaving] = useState(false);
  const create = useMutation({
    mutationFn: async (values: TopicForm) => sendTopic(toFields(values), await readPictures(values, pdf)),
    onSuccess: async () => {
      notify(t.topicCreated, t.newHeuristicTopicHas, 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => notify(t.creationFailed, errorSentence(error, readFailed()), 'error', error),
  });
  const form = useForm<TopicForm>({
    initial: isOfConsole ? CONSOLE_FORM : EMPTY_FORM,
    findFaults: findTopicFaults,
    onSend: (values) => {
      if (!create.isPending) create.mutate(values);
    },
    onFaults: ({ questions, answers }) => {
      const rowsFault = questions ?? answers;
      if (rowsFault) notify(t.validationError, rowsFault, 'error');
    },
  });
  const { values } = form;
  const rowsFault = form.fault('questions') ?? form.fault('answers');
  const change = (changes: Partial<TopicForm>): void => {
    form.change(changes);
    setLeaving(false);
  };
  // Pictures would be lost while the pages are not there to cut them out.
  const isOpening = pdf === null && listPictures(values).length > 0;
  const hasFields = mode === 'manual' || read !== null;
  return (
    <Dialog
      title={isOfConsole ? t.createTopic : t.uploadTopic}
      wide
      busy={create.isPending}
      onClose={() => (isTouched(values) && !isLeaving ? setLeaving(true) : onClose())}
    >
      <form className="dialog__body topic-form" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <TabList label={t.howToAddThe} tabs={readModes()} active={mode} onChoose={setMode} />
        <div
          role="tabpanel"
          id={`panel-${mode}`}
          aria-labelledby={`tab-${mode}`}
          className="topic-form__panel"
        >
          {/* Stays while the other mode is shown, so that a reading goes on. */}
          <div hidden={mode !== 'pdf'}>
            <PdfChooser
              draft={read?.draft ?? null}
              onDraft={(found, file) => {
                setRead(found && file ? { draft: found, file } : null);
                if (found) change(fromDraft(found, values));
              }}
            />
          </div>
          {hasFields && (
            <>
              <TopicFieldSet values={values} nameFault={form.fault('name')} onChange={change} />
              <SimilarTopics values={values} />
              {mode === 'pdf' && read && read.draft.pairs.length > 0 ? (
                <CheckPdf pdf={pdf} values={values} onChange={change} />
              ) : (
                <>
                  <QuestionRows rows={values.questions} onChange={(questions) => change({ questions })} />
                  <AnswerRows rows={values.answers} onChange={(answers) => change({ answers })} />
                </>
              )}
            </>
          )}
        </div>
        {(rowsFault ?? create.error) && (
          <p className="field__fault" role="alert">
            {rowsFault ?? errorSentence(create.error, readFailed())}
          </p>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />
        ) : (
          <DialogActions>
            {!hasFields && <p className="note topic-form__first">{t.firstHaveAPdf}</p>}
            <FormButtons
              isSending={create.isPending}
              isIncomplete={!hasFields || isOpening}
              onCancel={() => (isTouched(values) ? setLeaving(true) : onClose())}
              send={create.isPending ? t.creating : t.createTopic}
            />
          </DialogActions>
        )}
      </form>
    </Dialog>
  );
}

/** The pictures of the questions, cut out of the PDF; none where the browser cannot draw it. */
async function readPictures(values: TopicForm, pdf: PdfPages | 'failed' | null): Promise<NewPicture[]> {
  return pdf === null || pdf === 'failed'
    ? []
    : cutPictures(listPictures(values), (place, pixels) => pdf.crop(place, pixels));
}

/** A long form is not lost by one press beside the dialog. */
function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useMessages(ADD_TOPIC);
  return (
    <div role="alert" className="topic-form__leave">
      <p>{t.leaveWithoutCreatingThe}</p>
      <DialogActions>
        <Button tone="quiet" onClick={onLeave}>
          {t.leave}
        </Button>
        <Button tone="primary" onClick={onStay}>
          {t.keepEditing}
        </Button>
      </DialogActions>
    </div>
  );
}

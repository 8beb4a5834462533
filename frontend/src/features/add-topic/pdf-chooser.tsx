import { MAX_PDF_BYTES, PDFS_PER_DAY } from '@sumfox/contracts/content/extraction.endpoints';
import { TOPIC_SENTENCES, type SheetDraft } from '@sumfox/contracts/content/topic';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, Sparkles, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Fox } from '../../shared/ui/fox.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { difficultyLook, pdfReadingQuery, readPdf } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADD_TOPIC } from './add-topic.messages.js';
import { countText } from '../../shared/messages/count-text.js';
import { faultSentence } from '../../shared/messages/refusal-sentence.js';

const MAX_MB = MAX_PDF_BYTES / 1024 / 1024;

/** What is wrong with a chosen file, or null. */
function faultOf({ type, size }: File): string | null {
  if (type !== 'application/pdf') return faultSentence(TOPIC_SENTENCES.notPdf);
  return size > MAX_PDF_BYTES ? ADD_TOPIC.get().pleaseSelectAPdf({ maxMb: MAX_MB }) : null;
}

/** Chooses a PDF and has it read into a draft (TOPIC-8); nothing of it is kept until the topic is made. */
export function PdfChooser(props: {
  draft: SheetDraft | null;
  onDraft: (draft: SheetDraft | null, file: File | null) => void;
}) {
  const t = useMessages(ADD_TOPIC);
  const { draft, onDraft } = props;
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const hasModel = useQuery(pdfReadingQuery).data?.hasModel ?? false;
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const read = useMutation({
    mutationFn: (chosen: File) => {
      reading.current = new AbortController();
      return readPdf(chosen, reading.current.signal);
    },
    onSuccess: (found, chosen) => {
      onDraft(found, chosen);
      notify(t.pdfProcessed, t.contentExtractedAndForm, 'success');
    },
    onError: (error) => {
      if (reading.current?.signal.aborted) return;
      const sentence = errorSentence(error, TOPIC_SENTENCES.pdfFailed);
      setFault(sentence);
      notify(t.processingFailed, sentence, 'error');
    },
  });
  const choose = (chosen: File): void => {
    const wrong = faultOf(chosen);
    setFault(wrong);
    setFile(wrong ? null : chosen);
    if (wrong) notify(t.invalidFile, wrong, 'error');
  };
  const remove = (): void => {
    reading.current?.abort();
    read.reset();
    setFile(null);
    setFault(null);
    onDraft(null, null);
  };
  return (
    <div className="pdf">
      {file ? (
        <ChosenFile file={file} onRemove={remove}>
          {!draft && !read.isPending && (
            <Button
              tone="primary"
              onClick={() => {
                setFault(null);
                read.mutate(file);
              }}
            >
              {hasModel ? <Sparkles aria-hidden size={20} /> : <FileText aria-hidden size={20} />}
              {hasModel ? t.processWithAi : t.readThePdf}
            </Button>
          )}
        </ChosenFile>
      ) : (
        <FileInput onFile={choose} />
      )}
      {read.isPending && (
        <div className="pdf__reading">
          <Fox face="thinking" size={64} />
          <div>
            <p role="status">{t.readingThePdfThis}</p>
            <progress aria-label={t.readingThePdf} />
          </div>
        </div>
      )}
      {fault && (
        <p className="field__fault" role="alert">
          {fault}
        </p>
      )}
      {draft && <DraftPreview draft={draft} />}
    </div>
  );
}

function FileInput({ onFile }: { onFile: (file: File) => void }) {
  const t = useMessages(ADD_TOPIC);
  const id = useId();
  return (
    <label className="pdf__input" htmlFor={id}>
      <Upload aria-hidden size={28} />
      <span>{t.chooseAPdfFile}</span>
      <span className="note">{t.aWorksheetOrNotes({ maxMb: MAX_MB, perDay: PDFS_PER_DAY })}</span>
      <input
        id={id}
        type="file"
        accept="application/pdf"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // So that the same file may be chosen again.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </label>
  );
}

function ChosenFile(props: { file: File; onRemove: () => void; children: React.ReactNode }) {
  const t = useMessages(ADD_TOPIC);
  const { file } = props;
  return (
    <div className="pdf__file">
      <FileText aria-hidden size={28} />
      <span className="pdf__name">
        {file.name}
        <span className="note">{sizeText(file.size)}</span>
      </span>
      {props.children}
      <Button tone="quiet" onClick={props.onRemove}>
        <X aria-hidden size={20} />
        {t.remove}
        <span className="visually-hidden"> {file.name}</span>
      </Button>
    </div>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function DraftPreview({ draft }: { draft: SheetDraft }) {
  const t = useMessages(ADD_TOPIC);
  return (
    <section className="pdf__preview" aria-label={t.whatWasFoundIn}>
      <h3>{draft.name || t.noNameFound}</h3>
      <p>{draft.description || t.noDescriptionFound}</p>
      <p>
        {t.difficultyOfFive({
          difficultyLevel: draft.difficultyLevel,
          word: difficultyLook(draft.difficultyLevel).word,
          questions: countText(draft.modelQuestions.length, 'question'),
          answers: countText(draft.modelAnswers.length, 'answer'),
        })}
      </p>
      <p className="note">{t.pleaseCheckEverythingBelow}</p>
    </section>
  );
}

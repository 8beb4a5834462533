import { TOPIC_LIMITS, type SheetPair } from '@sumfox/contracts/content/topic';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import {
  addQuestion,
  type AnswerRow,
  changeRow,
  removeRow,
  type TopicForm,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ADD_TOPIC } from './add-topic.messages.js';
import './check-pdf.css';
import { needsCheck, nextToCheck, toCheckedPairs } from './checked-pairs.rules.js';
import { PairCard } from './pair-card.js';
import { type PdfFrame, PdfView } from './pdf-view.js';
import type { PdfPages } from './pdf-pages.js';

interface CheckProps {
  file: File;
  pairs: readonly SheetPair[];
  values: Pick<TopicForm, 'questions' | 'answers'>;
  onChange: (changes: Partial<Pick<TopicForm, 'questions' | 'answers'>>) => void;
}

/** The PDF beside what was read from it, pair for pair; nothing is saved by it (TOPIC-14). */
export function CheckPdf({ file, pairs, values, onChange }: CheckProps) {
  const t = useMessages(ADD_TOPIC);
  const pdf = usePdfPages(file);
  const checked = useMemo(() => toCheckedPairs(pairs), [pairs]);
  const [selected, setSelected] = useState<number | null>(null);
  const [looked, setLooked] = useState<ReadonlySet<number>>(new Set());
  const { questions, answers } = values;
  const look = (key: number): void => setLooked(new Set([...looked, key]));
  const toCheck = checked.filter((pair) => needsCheck(pair, questions, looked));
  const next = (): void => setSelected(nextToCheck(checked, questions, looked, selected));
  useNextKey(next);
  const answerOf = (key: number): AnswerRow =>
    answers.find((row) => row.key === key) ?? { key, answer: '', explanation: '' };
  return (
    <section className="check-pdf" aria-label={t.pdfAndPairs}>
      <p className="check-pdf__state" role="status">
        <span className="check-pdf__count">{t.sureCount({ count: questions.length - toCheck.length })}</span>
        {toCheck.length > 0 && (
          <span className="check-pdf__count check-pdf__count--low">
            {t.toCheckCount({ count: toCheck.length })}
          </span>
        )}
        <span>{t.nothingIsSavedYet}</span>
        {toCheck.length > 0 && <Button onClick={next}>{t.nextToCheck}</Button>}
      </p>
      <div className="check-pdf__sides">
        {pdf === 'failed' ? (
          <p className="note">{t.pagesCannotBeShown}</p>
        ) : (
          pdf && (
            <PdfView
              pdf={pdf}
              frames={toFrames(checked, toCheck, questions)}
              selected={selected}
              onSelect={setSelected}
            />
          )
        )}
        <ol className="check-pdf__pairs">
          {questions.map((question, at) => (
            <PairCard
              key={question.key}
              number={at + 1}
              question={question}
              answer={answerOf(question.key)}
              pair={checked.find(({ key }) => key === question.key)?.pair ?? null}
              pdf={pdf === 'failed' ? null : pdf}
              isDoubtful={toCheck.some(({ key }) => key === question.key)}
              isSelected={question.key === selected}
              onSelect={() => setSelected(question.key)}
              onQuestion={(changes) => onChange({ questions: changeRow(questions, question.key, changes) })}
              onAnswer={(changes) =>
                onChange({ answers: putAnswer(answers, { ...answerOf(question.key), ...changes }) })
              }
              onLooked={() => look(question.key)}
              onRemove={
                questions.length > 1
                  ? () =>
                      onChange({
                        questions: removeRow(questions, question.key),
                        answers: answers.filter(({ key }) => key !== question.key),
                      })
                  : null
              }
            />
          ))}
          {questions.length < TOPIC_LIMITS.questions && (
            <li>
              <Button onClick={() => onChange({ questions: addQuestion(questions) })}>
                <Plus aria-hidden size={20} />
                {t.addQuestion}
              </Button>
            </li>
          )}
        </ol>
      </div>
    </section>
  );
}

/** The answers with one changed or added, in the order of their keys. */
function putAnswer(answers: readonly AnswerRow[], answer: AnswerRow): AnswerRow[] {
  return [...answers.filter(({ key }) => key !== answer.key), answer].toSorted(
    (one, other) => one.key - other.key,
  );
}

function toFrames(
  checked: ReturnType<typeof toCheckedPairs>,
  toCheck: ReturnType<typeof toCheckedPairs>,
  questions: TopicForm['questions'],
): PdfFrame[] {
  return checked
    .filter(({ key }) => questions.some((row) => row.key === key))
    .flatMap(({ key, pair }) =>
      pair.places.map((place) => ({
        key,
        number: pair.number,
        place,
        isSure: !toCheck.some((each) => each.key === key),
      })),
    );
}

/** The file's pages, once the part that draws them is there; `failed` where the browser cannot. */
function usePdfPages(file: File): PdfPages | 'failed' | null {
  const [pages, setPages] = useState<PdfPages | 'failed' | null>(null);
  useEffect(() => {
    let opened: PdfPages | null = null;
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const { openPdf } = await import('./pdf-pages.js');
      opened = await openPdf(file);
      if (isCurrent) setPages(opened);
      else opened.close();
    };
    // The pairs can be checked without the pages.
    open().catch(() => isCurrent && setPages('failed'));
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file]);
  return pages;
}

/** N chooses the next pair to check, unless somebody is writing. */
function useNextKey(next: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isWriting =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key.toLowerCase() === 'n' && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey)
        next();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

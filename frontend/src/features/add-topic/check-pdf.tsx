import { TOPIC_LIMITS } from '@sumfox/contracts/content/topic';
import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addQuestion, changeRow, type QuestionRow } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ADD_TOPIC } from './add-topic.messages.js';
import './check-pdf.css';
import {
  answerOf,
  joinWithNext,
  needsCheck,
  nextToCheck,
  type PairRows,
  putAnswer,
  removePair,
  removePicture,
  splitPair,
} from './checked-pairs.rules.js';
import { PairCard } from './pair-card.js';
import { type PdfFrame, PdfView } from './pdf-view.js';
import type { PdfPages } from './pdf-pages.js';

interface CheckProps {
  /** The drawn pages; null until they are there, `failed` where the browser cannot draw them. */
  pdf: PdfPages | 'failed' | null;
  values: PairRows;
  onChange: (changes: Partial<PairRows>) => void;
}

/** The PDF beside what was read from it, pair for pair; nothing is saved by it (TOPIC-14). */
export function CheckPdf({ pdf, values, onChange }: CheckProps) {
  const t = useMessages(ADD_TOPIC);
  const [selected, setSelected] = useState<number | null>(null);
  const [looked, setLooked] = useState<ReadonlySet<number>>(new Set());
  const [before, setBefore] = useState<PairRows | null>(null);
  const { questions, answers } = values;
  const toCheck = questions.filter((row) => needsCheck(row, looked));
  const next = (): void => setSelected(nextToCheck(questions, looked, selected));
  useNextKey(next);
  /** Changes which pairs there are; this can be undone until something else is changed. */
  const arrange = (key: number, rows: PairRows): void => {
    if (rows.questions === questions) return;
    setBefore(values);
    setLooked(new Set([...looked].filter((each) => each !== key)));
    onChange(rows);
  };
  const change = (changes: Partial<PairRows>): void => {
    setBefore(null);
    onChange(changes);
  };
  return (
    <section className="check-pdf" aria-label={t.pdfAndPairs}>
      <div className="check-pdf__state">
        <p role="status">
          <span className="check-pdf__count">
            {t.sureCount({ count: questions.length - toCheck.length })}
          </span>
          {toCheck.length > 0 && (
            <span className="check-pdf__count check-pdf__count--low">
              {t.toCheckCount({ count: toCheck.length })}
            </span>
          )}
          <span>{t.nothingIsSavedYet}</span>
        </p>
        {toCheck.length > 0 && <Button onClick={next}>{t.nextToCheck}</Button>}
        {before && (
          <Button
            tone="quiet"
            onClick={() => {
              setBefore(null);
              onChange(before);
            }}
          >
            <Undo2 aria-hidden size={20} />
            {t.undo}
          </Button>
        )}
      </div>
      <div className="check-pdf__sides">
        {pdf === 'failed' ? (
          <p className="note">{t.pagesCannotBeShown}</p>
        ) : (
          pdf && (
            <PdfView
              pdf={pdf}
              frames={toFrames(questions, looked)}
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
              answer={answerOf(answers, question.key)}
              pdf={pdf === 'failed' ? null : pdf}
              isDoubtful={needsCheck(question, looked)}
              isSelected={question.key === selected}
              isLast={at === questions.length - 1}
              isOnly={questions.length === 1}
              canSplit={questions.length < TOPIC_LIMITS.questions}
              onSelect={() => setSelected(question.key)}
              onQuestion={(changes) => change({ questions: changeRow(questions, question.key, changes) })}
              onAnswer={(changes) =>
                change({
                  answers: putAnswer(values, { ...answerOf(answers, question.key), ...changes }),
                })
              }
              onLooked={() => setLooked(new Set([...looked, question.key]))}
              onJoin={() => arrange(question.key, joinWithNext(values, question.key))}
              onSplit={(cut) => arrange(question.key, splitPair(values, question.key, cut))}
              onRemove={() => arrange(question.key, removePair(values, question.key))}
              onRemovePicture={(picture) =>
                arrange(question.key, {
                  ...values,
                  questions: removePicture(questions, question.key, picture),
                })
              }
            />
          ))}
          {questions.length < TOPIC_LIMITS.questions && (
            <li>
              <Button onClick={() => change({ questions: addQuestion(questions) })}>
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

function toFrames(questions: readonly QuestionRow[], looked: ReadonlySet<number>): PdfFrame[] {
  return questions.flatMap((row, at) =>
    (row.sheet?.places ?? []).map((place) => ({
      key: row.key,
      number: row.sheet?.number || String(at + 1),
      place,
      isSure: !needsCheck(row, looked),
    })),
  );
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

import { TOPIC_LIMITS } from '@sumfox/contracts/content/topic';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.js';
import {
  addAnswer,
  addQuestion,
  type AnswerRow,
  changeRow,
  DifficultyField,
  type QuestionRow,
  removeRow,
  TextAreaField,
} from '../../entities/topic/index.js';

/** The questions of a new topic, each with its difficulty; one at least stays. */
export function QuestionRows(props: {
  rows: readonly QuestionRow[];
  onChange: (rows: readonly QuestionRow[]) => void;
}) {
  const { rows, onChange } = props;
  return (
    <Rows
      title="Model Questions"
      noun="Question"
      rows={rows}
      canAdd={rows.length < TOPIC_LIMITS.questions}
      onAdd={() => onChange(addQuestion(rows))}
      onRemove={(key) => onChange(removeRow(rows, key))}
    >
      {(row, number) => (
        <>
          <TextAreaField
            label={`Question ${number}`}
            rows={2}
            maxLength={TOPIC_LIMITS.questionLength}
            value={row.question}
            onValue={(question) => onChange(changeRow(rows, row.key, { question }))}
          />
          <DifficultyField
            label={`Difficulty of question ${number}`}
            value={row.difficulty}
            onValue={(difficulty) => onChange(changeRow(rows, row.key, { difficulty }))}
          />
        </>
      )}
    </Rows>
  );
}

/** The answers of a new topic, each with room for why; one at least stays. */
export function AnswerRows(props: {
  rows: readonly AnswerRow[];
  onChange: (rows: readonly AnswerRow[]) => void;
}) {
  const { rows, onChange } = props;
  return (
    <Rows
      title="Model Answers"
      noun="Answer"
      rows={rows}
      canAdd={rows.length < TOPIC_LIMITS.answers}
      onAdd={() => onChange(addAnswer(rows))}
      onRemove={(key) => onChange(removeRow(rows, key))}
    >
      {(row, number) => (
        <>
          <TextAreaField
            label={`Answer ${number}`}
            rows={1}
            maxLength={TOPIC_LIMITS.answerLength}
            value={row.answer}
            onValue={(answer) => onChange(changeRow(rows, row.key, { answer }))}
          />
          <TextAreaField
            label={`Explanation ${number}`}
            optional
            rows={1}
            maxLength={TOPIC_LIMITS.answerLength}
            value={row.explanation}
            onValue={(explanation) => onChange(changeRow(rows, row.key, { explanation }))}
          />
        </>
      )}
    </Rows>
  );
}

function Rows<Row extends { key: number }>(props: {
  title: string;
  noun: string;
  rows: readonly Row[];
  canAdd: boolean;
  onAdd: () => void;
  onRemove: (key: number) => void;
  children: (row: Row, number: number) => ReactNode;
}) {
  const { title, noun, rows } = props;
  return (
    <fieldset className="model-rows">
      <legend>{title}</legend>
      <ol>
        {rows.map((row, at) => (
          <li key={row.key} className="model-row">
            {props.children(row, at + 1)}
            {rows.length > 1 && (
              <button type="button" className="action action--quiet" onClick={() => props.onRemove(row.key)}>
                <Trash2 aria-hidden size={20} />
                Remove
                <span className="visually-hidden">
                  {' '}
                  {noun.toLowerCase()} {at + 1}
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {props.canAdd && (
        <Button onClick={props.onAdd}>
          <Plus aria-hidden size={20} />
          Add {noun}
        </Button>
      )}
    </fieldset>
  );
}

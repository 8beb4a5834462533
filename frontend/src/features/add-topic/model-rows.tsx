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
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADD_TOPIC } from './add-topic.messages.js';

/** The questions of a new topic, each with its difficulty; one at least stays. */
export function QuestionRows(props: {
  rows: readonly QuestionRow[];
  onChange: (rows: readonly QuestionRow[]) => void;
}) {
  const t = useMessages(ADD_TOPIC);
  const { rows, onChange } = props;
  return (
    <Rows
      title={t.modelQuestions}
      addLabel={t.addQuestion}
      nameOf={(number) => t.questionNumber({ number })}
      rows={rows}
      canAdd={rows.length < TOPIC_LIMITS.questions}
      onAdd={() => onChange(addQuestion(rows))}
      onRemove={(key) => onChange(removeRow(rows, key))}
    >
      {(row, number) => (
        <>
          <TextAreaField
            label={t.questionLabel({ number })}
            rows={2}
            maxLength={TOPIC_LIMITS.questionLength}
            value={row.question}
            onValue={(question) => onChange(changeRow(rows, row.key, { question }))}
          />
          <DifficultyField
            label={t.difficultyOfQuestion({ number })}
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
  const t = useMessages(ADD_TOPIC);
  const { rows, onChange } = props;
  return (
    <Rows
      title={t.modelAnswers}
      addLabel={t.addAnswer}
      nameOf={(number) => t.answerNumber({ number })}
      rows={rows}
      canAdd={rows.length < TOPIC_LIMITS.answers}
      onAdd={() => onChange(addAnswer(rows))}
      onRemove={(key) => onChange(removeRow(rows, key))}
    >
      {(row, number) => (
        <>
          <TextAreaField
            label={t.answerLabel({ number })}
            rows={1}
            maxLength={TOPIC_LIMITS.answerLength}
            value={row.answer}
            onValue={(answer) => onChange(changeRow(rows, row.key, { answer }))}
          />
          <TextAreaField
            label={t.explanation({ number })}
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
  addLabel: string;
  /** Such as `question 2`, for screen readers. */
  nameOf: (number: number) => string;
  rows: readonly Row[];
  canAdd: boolean;
  onAdd: () => void;
  onRemove: (key: number) => void;
  children: (row: Row, number: number) => ReactNode;
}) {
  const t = useMessages(ADD_TOPIC);
  const { title, rows } = props;
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
                {t.remove}
                <span className="visually-hidden"> {props.nameOf(at + 1)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {props.canAdd && (
        <Button onClick={props.onAdd}>
          <Plus aria-hidden size={20} />
          {props.addLabel}
        </Button>
      )}
    </fieldset>
  );
}

import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { toPaperForm } from '@sumfox/question-kinds/given-answer';
import { VisualFigure } from '../../entities/question/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MathText } from '../../shared/ui/math-text.js';
import type { SheetSettings } from './worksheet.api.js';
import { WORKSHEET } from './worksheet.messages.js';

/** Rows of dots for working: for the first mark, and for each further one. */
const ROOM = { little: [4, 1], much: [8, 2] } as const;

/** The questions with room for working, and the code that opens the same paper. */
export function QuestionSheet({ worksheet, settings }: { worksheet: Worksheet; settings: SheetSettings }) {
  const t = useMessages(WORKSHEET);
  const { title, topics, gradeLevel, totalMarks, questions, qrSvg, assessmentId } = worksheet;
  return (
    <article className="sheet" aria-label={title}>
      <header className="sheet__head">
        <div>
          <h2>{title}</h2>
          <p>{[topics.join(', '), gradeLevel].join(' · ')}</p>
        </div>
        <p className="sheet__marks">{t.marks({ marks: totalMarks })}</p>
      </header>
      <p className="sheet__fields">
        <span>{t.name}</span>
        <span>{t.class}</span>
        <span>{t.date}</span>
      </p>
      <ol className={settings.hasTwoColumns ? 'sheet__questions sheet__questions--two' : 'sheet__questions'}>
        {questions.map((question, index) => (
          <SheetQuestion
            key={question.id}
            number={index + 1}
            question={question}
            room={settings.hasMuchRoom ? 'much' : 'little'}
          />
        ))}
      </ol>
      <footer className="sheet__foot">
        {qrSvg !== null && (
          <img
            className="sheet__code"
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt={t.codeAlt({ id: assessmentId })}
          />
        )}
        <p>
          {t.scan}
          <br />
          {t.paper({ id: assessmentId })}
        </p>
      </footer>
    </article>
  );
}

function SheetQuestion(props: { number: number; question: PupilQuestion; room: keyof typeof ROOM }) {
  const t = useMessages(WORKSHEET);
  const { number, question, room } = props;
  const [first, each] = ROOM[room];
  const { options, lines } = toPaperForm(question);
  const rows = first + each * (question.marks - 1);
  return (
    <li className="sheet__question">
      <b className="sheet__number" aria-hidden>
        {number}
      </b>
      <div className="sheet__asked">
        <p className="sheet__text">
          <MathText text={question.questionText} />
          <span className="sheet__worth">{t.marksOf({ marks: question.marks })}</span>
        </p>
        {question.visual && <VisualFigure visual={question.visual} />}
        {options.length > 0 && (
          <ul className="sheet__options">
            {options.map(({ label, text }) => (
              <li key={label}>
                <b>{label}</b> <MathText text={text} />
              </li>
            ))}
          </ul>
        )}
        <div className="sheet__room" style={{ height: `${rows * 16}px` }} />
        <AnswerLines lines={lines} unit={question.answerUnit} />
      </div>
    </li>
  );
}

function AnswerLines({ lines, unit }: { lines: ReadonlyArray<string | null>; unit: string | null }) {
  const t = useMessages(WORKSHEET);
  const isBefore = unit === '$';
  return (
    <>
      {lines.map((label) => (
        <p key={label} className="sheet__answer">
          {label === null ? t.ans : t.labelled({ label })}
          {isBefore && <span>{unit}</span>}
          <span className="sheet__line" />
          {!isBefore && unit !== null && <span>{unit}</span>}
        </p>
      ))}
    </>
  );
}

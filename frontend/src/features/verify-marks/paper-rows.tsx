import type { AssessmentForVerification } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { CircleCheck, Flag } from 'lucide-react';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { readAssessmentNames } from '../../entities/paper/index.js';
import { minutesText, progressText, verificationMoment } from './verification.rules.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** Completed assessments, each a button that opens it. */
export function PaperRows(props: {
  papers: readonly AssessmentForVerification[];
  onOpen: (id: number) => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  return (
    <ul className="verify__list" aria-label={t.completedAssessments}>
      {props.papers.map((paper) => (
        <li key={paper.id}>
          <PaperRow paper={paper} onOpen={() => props.onOpen(paper.id)} />
        </li>
      ))}
    </ul>
  );
}

function PaperRow({ paper, onOpen }: { paper: AssessmentForVerification; onOpen: () => void }) {
  const t = useMessages(VERIFY_MARKS);
  const { id, type, gradeLevel, studentName, date, score, totalQuestions, timeSpentSeconds } = paper;
  return (
    <button type="button" className="verify__row" onClick={onOpen}>
      <span className="verify__row-who">
        <GradeBadge grade={gradeLevel} />
        <b>{studentName ?? t.erasedAccount}</b>
      </span>
      <span className="verify__row-what">
        <span>
          {readAssessmentNames()[type]} <span className="note">#{id}</span>
        </span>
        <span className="note">
          {verificationMoment(date)} · {countText(totalQuestions, 'question')} ·{' '}
          {minutesText(timeSpentSeconds)}
        </span>
      </span>
      <span className="verify__row-state">
        <Chips paper={paper} />
        <b className="verify__score">{score}%</b>
      </span>
    </button>
  );
}

function Chips({ paper }: { paper: AssessmentForVerification }) {
  const t = useMessages(VERIFY_MARKS);
  const progress = progressText(paper);
  return (
    <>
      {paper.flagged && (
        <span className="chip verify__chip--flagged">
          <Flag size={15} aria-hidden /> {t.flagged}
        </span>
      )}
      {paper.doubts > 0 && <span className="chip chip--plain">{t.inDoubt({ doubts: paper.doubts })}</span>}
      {progress && (
        <span className="chip verify__chip--done">
          <CircleCheck size={15} aria-hidden /> {progress}
        </span>
      )}
    </>
  );
}

import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import type { PaperSession } from '../save-answers/paper-session.js';
import './report-question.css';

const ReportPanel = lazy(() => import('./report-panel.js'));

export interface ReportQuestionProps {
  assessment: AccessedAssessment;
  index: number;
  /** While the paper is taken: what is written goes to the server first, and makes room for another question. */
  session?: PaperSession;
}

/** "Report", one tap to confirm, and the outcome, also after a reload. Once for each question (CHALLENGE-11). */
export function ReportQuestion(props: ReportQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const isReported = props.assessment.disputes.some(
    ({ questionIndex, report }) => questionIndex === props.index && report !== null,
  );
  return (
    <div className="report">
      <Button
        tone="quiet"
        className="report__button"
        aria-expanded={isReported ? undefined : isOpen}
        disabled={isReported}
        onClick={() => setOpen(!isOpen)}
      >
        <Flag size={20} aria-hidden /> {isReported ? 'Reported' : 'Report'}
      </Button>
      {(isOpen || isReported) && (
        <Suspense fallback={null}>
          <ReportPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import type { ReportQuestionProps } from './report-panel.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REPORT_QUESTION } from './report-question.messages.js';
import './report-question.css';

const ReportPanel = lazy(() => import('./report-panel.js'));

/** "Report", one tap to confirm, and the outcome, also after a reload. Once for each question (CHALLENGE-11). */
export function ReportQuestion(props: ReportQuestionProps) {
  const t = useMessages(REPORT_QUESTION);
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
        <Flag size={20} aria-hidden /> {isReported ? t.reported : t.report}
      </Button>
      {(isOpen || isReported) && (
        <Suspense fallback={null}>
          <ReportPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

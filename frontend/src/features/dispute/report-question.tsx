import type { AccessedAssessment } from '@product/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.js';
import { notify } from '../../components/notify.js';
import { errorSentence } from '../../lib/call-error.js';
import { assessmentKey } from '../assessment/assessment.api.js';
import type { PaperSession } from '../assessment/paper-session.js';
import { reportQuestion } from './dispute.api.js';
import { findDispute, REPORT_WORDS, withDispute, withQuestion } from './dispute.rules.js';
import './dispute.css';

interface ReportQuestionProps {
  assessment: AccessedAssessment;
  index: number;
  /** While the paper is taken: what is written goes to the server first, and makes room for another question. */
  session?: PaperSession;
}

/** "Report", one tap to confirm, and what came of it, also after a reload. Once for a question (A§4.3). */
export function ReportQuestion(props: ReportQuestionProps) {
  return <Report key={props.index} {...props} />;
}

function Report({ assessment, index, session }: ReportQuestionProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const report = useMutation({
    mutationFn: async () => {
      await session?.flush();
      return reportQuestion(assessment.id, index);
    },
    onSuccess: ({ outcome, newQuestion, revision, message }) => {
      setOpen(false);
      if (newQuestion) session?.replaceQuestion(index, revision);
      client.setQueryData<AccessedAssessment>(assessmentKey(assessment.id), (before) => {
        if (!before) return before;
        const told = withDispute(before, index, { report: outcome });
        return newQuestion ? withQuestion(told, index, newQuestion) : told;
      });
      // A key that was put right may have changed marks.
      if (outcome === 'faulty') void client.invalidateQueries({ queryKey: assessmentKey(assessment.id) });
      notify(REPORT_WORDS[outcome].title, message, 'success');
    },
    onError: (error) => notify('Validation Failed', sentence(error), 'error'),
  });
  const { report: outcome } = findDispute(assessment, index);

  // The button that was pressed is gone by then: whoever stood on it goes on at the answer.
  const wasAsked = useRef(outcome !== null);
  useEffect(() => {
    if (outcome !== null && !wasAsked.current) answer.current?.focus({ preventScroll: true });
    wasAsked.current = outcome !== null;
  }, [outcome]);

  if (outcome !== null)
    return (
      <div className="report">
        <Button tone="quiet" className="report__button" disabled>
          <Flag size={20} aria-hidden /> Reported
        </Button>
        <p className="report__said" ref={answer} tabIndex={-1} role="status">
          <b>{REPORT_WORDS[outcome].title}.</b> {REPORT_WORDS[outcome].text}
        </p>
      </div>
    );
  return (
    <div className="report">
      <Button
        tone="quiet"
        className="report__button"
        aria-expanded={isOpen}
        disabled={report.isPending}
        onClick={() => setOpen(!isOpen)}
      >
        <Flag size={20} aria-hidden /> Report
      </Button>
      {isOpen && (
        <div className="report__ask">
          <p>Is something wrong with this question? Fox will solve it again.</p>
          {session && <p className="note">If it is not right, you get another question.</p>}
          <div className="report__choice">
            <Button tone="primary" disabled={report.isPending} onClick={() => report.mutate()}>
              {report.isPending ? 'Fox is checking…' : 'Yes, check it'}
            </Button>
            <Button disabled={report.isPending} onClick={() => setOpen(false)}>
              No, go on
            </Button>
          </div>
        </div>
      )}
      {report.isError && (
        <p className="report__fault" role="alert">
          {sentence(report.error)}
        </p>
      )}
    </div>
  );
}

function sentence(error: unknown): string {
  return errorSentence(error, 'Could not validate the question. Please try again.');
}

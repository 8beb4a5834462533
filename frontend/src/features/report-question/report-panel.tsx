import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { assessmentKey } from '../../entities/paper/index.js';
import {
  findDispute,
  readReportWords,
  reportQuestion,
  withDispute,
  withQuestion,
} from '../../entities/mark/index.js';
import type { PaperSession } from '../save-answers/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REPORT_QUESTION } from './report-question.messages.js';
import '../../shared/ui/dispute.css';

export interface ReportQuestionProps {
  assessment: AccessedAssessment;
  index: number;
  /** While the paper is taken: what is written goes to the server first, and makes room for another question. */
  session?: PaperSession;
}

interface ReportPanelProps extends ReportQuestionProps {
  onClose: () => void;
}

/** Asks once before the report goes, and says what came of it. */
export default function ReportPanel({ assessment, index, session, onClose }: ReportPanelProps) {
  const t = useMessages(REPORT_QUESTION);
  const client = useQueryClient();
  const answer = useRef<HTMLParagraphElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const report = useMutation({
    mutationFn: async () => {
      await session?.flush();
      return reportQuestion(assessment.id, index);
    },
    onSuccess: ({ outcome, newQuestion, revision, message }) => {
      if (newQuestion) session?.replaceQuestion(index, revision);
      client.setQueryData<AccessedAssessment>(assessmentKey(assessment.id), (before) => {
        if (!before) return before;
        const told = withDispute(before, index, { report: outcome });
        return newQuestion ? withQuestion(told, index, newQuestion) : told;
      });
      // A key that was put right may have changed marks.
      if (outcome === 'faulty') void client.invalidateQueries({ queryKey: assessmentKey(assessment.id) });
      notify(readReportWords()[outcome].title, message, 'success');
    },
    onError: (error) => notify(t.validationFailed, sentence(error), 'error'),
  });
  const { report: outcome } = findDispute(assessment, index);

  // The button that was pressed is gone by then: whoever stood on it goes on at the answer.
  const wasAsked = useRef(outcome !== null);
  useEffect(() => {
    if (outcome !== null && !wasAsked.current) answer.current?.focus({ preventScroll: true });
    wasAsked.current = outcome !== null;
  }, [outcome]);

  const close = (): void => {
    // Back to "Report", which stands before this panel.
    const before = question.current?.previousElementSibling;
    if (before instanceof HTMLElement) before.focus();
    onClose();
  };

  if (outcome !== null)
    return (
      <p className="report__said" ref={answer} tabIndex={-1} role="status">
        <b>{readReportWords()[outcome].title}.</b> {readReportWords()[outcome].text}
      </p>
    );
  return (
    <div className="report__ask" ref={question}>
      <p>{t.isSomethingWrongWith}</p>
      {session && <p className="note">{t.ifItIsNot}</p>}
      <div className="report__choice">
        <Button tone="primary" disabled={report.isPending} onClick={() => report.mutate()}>
          {report.isPending ? t.foxIsChecking : t.yesCheckIt}
        </Button>
        <Button disabled={report.isPending} onClick={close}>
          {t.noGoOn}
        </Button>
      </div>
      {report.isError && (
        <p className="report__fault" role="alert">
          {sentence(report.error)}
        </p>
      )}
    </div>
  );
}

function sentence(error: unknown): string {
  return errorSentence(error, REPORT_QUESTION.get().couldNotValidateThe);
}

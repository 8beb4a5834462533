import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { readAssessmentNames } from '../../entities/paper/index.js';
import { useRemoveAssessment } from '../start-practice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CONTINUE_PAPER } from './continue-paper.messages.js';

/** Shown until all are asked for (HOME-5). */
const FIRST = 3;

/** Unfinished assessments, to continue or to remove (HOME-5). Closed at first. */
export function ContinuePanel({
  assessments,
  showsEmpty = false,
}: {
  assessments: readonly AssessmentSummary[];
  /** Whether the panel stands there with nothing to continue. */
  showsEmpty?: boolean;
}) {
  const t = useMessages(CONTINUE_PAPER);
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [toRemove, setToRemove] = useState<AssessmentSummary | null>(null);
  const remove = useRemoveAssessment();
  const open = assessments.filter((each) => each.status === 'in-progress');
  if (open.length === 0 && !showsEmpty) return null;
  const shown = showsAll ? open : open.slice(0, FIRST);
  return (
    <section className="card continue">
      <h2>
        <button
          type="button"
          className="continue__toggle"
          aria-expanded={isOpen}
          aria-controls="continue-list"
          onClick={() => setOpen(!isOpen)}
        >
          {t.continueAssessment} <span className="chip chip--plain">{open.length}</span>
          <ChevronDown size={22} aria-hidden className="continue__arrow" />
        </button>
      </h2>
      {isOpen && (
        <div id="continue-list">
          {open.length === 0 && <p className="note">{t.allDoneThereIs}</p>}
          <ul className="assessment-rows">
            {shown.map((assessment) => (
              <li key={assessment.id} className="continue__row">
                <div>
                  <p className="assessment-row__name">{readAssessmentNames()[assessment.type]}</p>
                  <p className="note">
                    {t.ofAnswered({
                      answeredCount: assessment.answeredCount,
                      totalQuestions: assessment.totalQuestions,
                      id: assessment.id,
                    })}
                  </p>
                </div>
                <Link className="action action--primary" to={`/assessment/${assessment.id}`}>
                  {t.resume}
                  <span className="visually-hidden">
                    {' '}
                    {readAssessmentNames()[assessment.type]} #{assessment.id}
                  </span>
                </Link>
                <button
                  type="button"
                  className="action action--quiet continue__remove"
                  aria-label={t.deleteLabel({
                    assessmentNames: readAssessmentNames()[assessment.type],
                    id: assessment.id,
                  })}
                  onClick={() => setToRemove(assessment)}
                >
                  <Trash2 size={20} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {!showsAll && open.length > FIRST && (
            <Button tone="quiet" onClick={() => setShowsAll(true)}>
              {t.showAll({ count: open.length })}
            </Button>
          )}
        </div>
      )}
      {toRemove && (
        <ConfirmDialog
          title={t.deleteThisAssessment}
          confirmLabel="Delete"
          busyLabel={t.deleting}
          cancelLabel={t.keepIt}
          busy={remove.isPending}
          onClose={() => setToRemove(null)}
          onConfirm={() => remove.mutate(toRemove.id, { onSettled: () => setToRemove(null) })}
        >
          <p>
            {t.ofAnsweredTheAnswers({
              assessmentNames: readAssessmentNames()[toRemove.type],
              id: toRemove.id,
              answeredCount: toRemove.answeredCount,
              totalQuestions: toRemove.totalQuestions,
            })}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

import {
  STRUCTURE_REASONS,
  type StructureImpact,
  type StructureReason,
} from '@sumfox/contracts/content/structures.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { MathText } from '../../shared/ui/math-text.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { dayText } from '../../shared/messages/moments.js';
import {
  refreshStructures,
  sendWithdrawal,
  structureImpactQuery,
  structurePapersQuery,
} from '../../entities/batch/index.js';
import { readLevelWords, subStrandName } from '../../entities/question/index.js';
import { UndoWithdrawal } from './undo-withdrawal.js';
import { WITHDRAW_STRUCTURE } from './withdraw-structure.messages.js';
import './withdraw-structure.css';

/** What a withdrawal of a structure does, said before it is done, and its undoing (CONSOLE-17). */
export function WithdrawStructureDialog(props: {
  gradeLevel: GradeLevel;
  /** Heuristic, sub-strand and structure; a form behind them does not count. */
  template: string;
  /** What the caller found. */
  reason?: StructureReason;
  onClose: () => void;
}) {
  const t = useMessages(WITHDRAW_STRUCTURE);
  const { gradeLevel, onClose } = props;
  const structure = props.template.split('/').slice(0, 3).join('/');
  const impact = useQuery(structureImpactQuery({ gradeLevel, structure }));
  return (
    <Dialog title={(structure.split('/')[2] ?? structure).replaceAll('-', ' ')} onClose={onClose} side>
      {impact.isPending ? (
        <Skeleton heights={[60, 120, 48]} label={t.loading} />
      ) : impact.data ? (
        <Impact impact={impact.data} reason={props.reason ?? 'key-in-doubt'} onClose={onClose} />
      ) : (
        <ErrorPanel
          reader="adult"
          title={t.impactFailed}
          error={impact.error}
          onRetry={() => void impact.refetch()}
        />
      )}
    </Dialog>
  );
}

function Impact(props: { impact: StructureImpact; reason: StructureReason; onClose: () => void }) {
  const t = useMessages(WITHDRAW_STRUCTURE);
  const { impact, onClose } = props;
  const { gradeLevel, structure, withdrawal } = impact;
  const client = useQueryClient();
  const [reason, setReason] = useState(props.reason);
  const withdraw = useMutation({
    mutationFn: () => sendWithdrawal({ gradeLevel, structure, reason }),
    onSuccess: () => refreshStructures(client),
  });
  return (
    <>
      <p className="note">
        {t.structureOf({
          grade: gradeLevel,
          topic: `${subStrandName(gradeLevel, impact.subStrandId)} × ${getHeuristic(impact.heuristicId).name}`,
          structure,
        })}
      </p>
      {impact.example ? (
        <blockquote className="withdrawal__example">
          <MathText text={impact.example.questionText} />{' '}
          <b>
            <MathText text={t.key({ answer: impact.example.modelAnswer })} />
          </b>
        </blockquote>
      ) : (
        <p className="note">{t.noExample}</p>
      )}
      {withdrawal ? (
        <>
          <p role="status">
            {t.isWithdrawn({ count: withdrawal.questions, day: dayText(withdrawal.withdrawnAt) })}
          </p>
          <DialogActions>
            <Button onClick={onClose}>{t.close}</Button>
            <UndoWithdrawal gradeLevel={gradeLevel} structure={structure} />
          </DialogActions>
        </>
      ) : (
        <>
          <Consequences impact={impact} />
          <SelectField
            label={t.reason}
            value={reason}
            onValue={(text) => setReason(STRUCTURE_REASONS.find((each) => each === text) ?? reason)}
            options={STRUCTURE_REASONS.map((each) => ({ value: each, label: t.reasons[each] }))}
          />
          {withdraw.isError && (
            <p className="field__fault" role="alert">
              {errorSentence(withdraw.error, t.withdrawFailed)}
            </p>
          )}
          <p className="note">{t.undoAnyTime}</p>
          <DialogActions>
            <Button disabled={withdraw.isPending} onClick={onClose}>
              {t.cancel}
            </Button>
            <Button
              tone="primary"
              disabled={withdraw.isPending || impact.lastAt.length > 0}
              onClick={() => withdraw.mutate()}
            >
              {withdraw.isPending
                ? t.withdrawing
                : impact.questions === 0
                  ? t.withdrawStructure
                  : t.withdraw({ count: impact.questions })}
            </Button>
          </DialogActions>
        </>
      )}
    </>
  );
}

function Consequences({ impact }: { impact: StructureImpact }) {
  const t = useMessages(WITHDRAW_STRUCTURE);
  const { gradeLevel, structure, questions, levels, lastAt } = impact;
  const papers = useQuery(structurePapersQuery({ gradeLevel, structure })).data;
  const words = readLevelWords();
  return (
    <section aria-labelledby="withdrawal-does">
      <h3 id="withdrawal-does">{t.whatHappens}</h3>
      <ul className="withdrawal__list">
        <li>{t.leaveTheBank({ count: questions })}</li>
        <li>{t.notMadeAgain({ grade: gradeLevel })}</li>
        <li>
          {papers
            ? t.openPapers({
                papers: countText(papers.open + papers.notStarted, 'assessment'),
                open: papers.open,
                notStarted: papers.notStarted,
              })
            : t.openPapersUnknown}
        </li>
        <li>{t.finishedPapers}</li>
        <li>
          {t.levelsKeep({
            levels: levels
              .map(({ level, others }) => t.levelKeeps({ level: words[level], others }))
              .join(', '),
          })}
        </li>
      </ul>
      {lastAt.length > 0 && (
        <p className="field__fault" role="alert">
          {t.lastAt({ levels: lastAt.map((level) => words[level]).join(', ') })}
        </p>
      )}
    </section>
  );
}

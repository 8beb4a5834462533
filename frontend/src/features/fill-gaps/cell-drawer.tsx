import { FULL_AT_LEVEL, type MapCell } from '@sumfox/contracts/content/coverage-map.endpoints';
import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { gradeShortLabel, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { findSubStrand } from '@sumfox/curriculum/sub-strands';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { MathText } from '../../shared/ui/math-text.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { type BatchValues, cellQuestionsQuery } from '../../entities/batch/index.js';
import { readLevelWords } from '../../entities/question/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { missingOf } from './fill-plan.rules.js';
import { FILL_GAPS } from './fill-gaps.messages.js';
import './fill-gaps.css';

/** One cell of the map: its levels, its quality, its questions, and the batch that fills it. */
export function CellDrawer(props: {
  cell: MapCell;
  onBatch: (start: Partial<BatchValues>) => void;
  onClose: () => void;
}) {
  const t = useMessages(FILL_GAPS);
  const { cell, onBatch, onClose } = props;
  const title = nameOf(cell);
  const missing = missingOf(cell);
  return (
    <Dialog title={title} onClose={onClose} side>
      <p className="note">{cell.gradeLevel}</p>
      <dl className="cell-levels">
        {PROFICIENCY_LEVELS.map((level) => (
          <div key={level}>
            <dt>{readLevelWords()[level]}</dt>
            <dd>
              <span aria-hidden>
                <i style={{ width: `${Math.min(100, (100 * cell[level]) / FULL_AT_LEVEL)}%` }} />
              </span>
              <b>{t.levelOf({ count: cell[level], full: FULL_AT_LEVEL })}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {cell.quality === null ? t.qualityUnknown : t.quality({ quality: cell.quality })}{' '}
        {cell.withdrawn > 0 && t.withdrawn({ count: cell.withdrawn })}{' '}
        {cell.planned > 0 && t.planned({ count: cell.planned })}
      </p>
      <Questions cell={cell} />
      <h3>{t.fillThisCell}</h3>
      <p>{missing === 0 ? t.cellIsFull : t.missing({ questions: countText(missing, 'question') })}</p>
      {missing > 0 && (
        <DialogActions>
          <Button
            tone="primary"
            onClick={() =>
              onBatch({
                batchName: t
                  .batchName({
                    grade: gradeShortLabel(cell.gradeLevel),
                    topic: topicOf(cell),
                    heuristic: getHeuristic(cell.heuristicId).name,
                  })
                  .slice(0, BATCH_LIMITS.nameLength),
                targetQuestions: String(Math.min(missing, BATCH_LIMITS.maxQuestions)),
                primaryLevel: cell.gradeLevel,
                subStrandFilter: [cell.subStrandId],
                heuristicFilter: [cell.heuristicId],
                proficiencyFilter: PROFICIENCY_LEVELS.filter((level) => cell[level] < FULL_AT_LEVEL),
              })
            }
          >
            {t.newBatch}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

const topicOf = ({ gradeLevel, subStrandId }: MapCell): string =>
  findSubStrand(gradeLevel, subStrandId)?.name ?? subStrandId;
const nameOf = (cell: MapCell): string => `${topicOf(cell)} × ${getHeuristic(cell.heuristicId).name}`;

function Questions({ cell }: { cell: MapCell }) {
  const t = useMessages(FILL_GAPS);
  const list = useQuery(cellQuestionsQuery(cell));
  return (
    <section aria-labelledby="cell-questions">
      <h3 id="cell-questions">{t.questionsHere}</h3>
      {list.isPending ? (
        <Skeleton heights={[40, 40, 40]} label={t.loading} />
      ) : !list.data ? (
        <div role="alert">
          <p>{t.questionsFailed}</p>
          <Button onClick={() => void list.refetch()}>{t.tryAgain}</Button>
        </div>
      ) : list.data.total === 0 ? (
        <p className="note">{t.noQuestion}</p>
      ) : (
        <>
          <ul className="cell-questions">
            {list.data.data.map(({ id, questionText, proficiencyLevel }) => (
              <li key={id}>
                <MathText text={questionText} />
                <span className="note">{readLevelWords()[proficiencyLevel]}</span>
              </li>
            ))}
          </ul>
          <p className="note">{t.allQuestions({ shown: list.data.data.length, total: list.data.total })}</p>
        </>
      )}
    </section>
  );
}

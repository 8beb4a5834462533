import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { gradeNumber } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useUser } from '../../entities/account/index.js';
import { readJournal, writeJournal } from '../../entities/paper/index.js';
import { workedExampleQuery } from '../../entities/worked-example/index.js';
import { ExampleSheet } from './example-sheet.js';
import { PaperSkeleton } from './paper-skeleton.js';

/** A worked example with a step left open, once before a targeted paper (PAPER-29). Without one the paper opens. */
export function WorkedExampleFirst(props: { assessment: OpenAssessment; onStart: () => void }) {
  const { assessment, onStart } = props;
  const { id } = assessment;
  const { userId } = useUser();
  const { data: example, isError } = useQuery(workedExampleQuery(userId, id));
  const isWithout = isError || example === null;
  useEffect(() => {
    if (isWithout) onStart();
  }, [isWithout, onStart]);
  const start = useCallback(() => {
    focusFirstQuestion();
    void readJournal(userId, id)
      .then((journal) => writeJournal(userId, { ...journal, isExampleSeen: true }))
      .finally(onStart);
  }, [userId, id, onStart]);
  if (!example) return <PaperSkeleton />;
  return <ExampleSheet example={example} isYoung={gradeNumber(assessment.gradeLevel) <= 2} onStart={start} />;
}

/** Long enough for the journal of a slow tablet. */
const FOCUS_WITHIN_MS = 3_000;

/** The key that was pressed goes with the example: whoever goes by keys goes on at the question. */
function focusFirstQuestion(): void {
  const arrivals = new MutationObserver(() => {
    const heading = document.getElementById('question-heading');
    if (!heading) return;
    arrivals.disconnect();
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => arrivals.disconnect(), FOCUS_WITHIN_MS);
}

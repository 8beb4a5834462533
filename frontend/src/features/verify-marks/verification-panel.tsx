import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { AgreementCard } from './agreement-card.js';
import { FilterPanel } from './filter-panel.js';
import { PaperRows } from './paper-rows.js';
import { ReviewDialog } from './review-dialog.js';
import { SummaryCards } from './summary-cards.js';
import { type PaperFilters, papersToVerifyQuery } from '../../entities/verification/index.js';
import { isFiltered, NO_FILTERS } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';
import './verification.css';

/** Letters come faster than answers: the list follows when the typing pauses. */
const TYPING_PAUSE_MS = 300;

/** Completed assessments before a person: how many, which ones, and one of them opened. */
export default function VerificationPanel() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [settled, setSettled] = useState(NO_FILTERS);
  const [opened, setOpened] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);
  const change = (to: PaperFilters): void => {
    setFilters(to);
    // A choice is meant at once; only typing waits.
    if (to === NO_FILTERS || to.grade !== filters.grade || to.flagged !== filters.flagged) setSettled(to);
  };
  return (
    <div className="console__panel">
      <SummaryCards />
      <FilterPanel filters={filters} onChange={change} />
      <PaperList
        filters={settled}
        isPaused={opened !== null}
        onOpen={setOpened}
        onClear={() => change(NO_FILTERS)}
      />
      <AgreementCard />
      {opened !== null && <ReviewDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function PaperList(props: {
  filters: PaperFilters;
  isPaused: boolean;
  onOpen: (id: number) => void;
  onClear: () => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  const list = useInfiniteQuery(papersToVerifyQuery(props.filters, props.isPaused));
  if (list.isPending) return <Skeleton heights={[92, 92, 92]} label={t.loadingTheAssessments} />;
  if (!list.data)
    return (
      <ErrorPanel
        reader="adult"
        title={t.theAssessmentsCouldNot}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const papers = list.data.pages.flat();
  if (papers.length === 0) return <NoPapers {...props} />;
  return (
    <>
      {list.isRefetchError && (
        <p className="console__stale" role="status">
          {t.theNewestAssessmentsCould}
        </p>
      )}
      <p role="status" className="console__count">
        {list.hasNextPage ? t.atLeast({ count: papers.length }) : t.papers({ count: papers.length })}
      </p>
      <PaperRows papers={papers} onOpen={props.onOpen} />
      <LoadMore list={list} />
    </>
  );
}

/** Other words where a filter may be the reason for an empty list (CONSOLE-12). */
function NoPapers({ filters, onClear }: { filters: PaperFilters; onClear: () => void }) {
  const t = useMessages(VERIFY_MARKS);
  if (!isFiltered(filters))
    return (
      <StatePanel title={t.noAssessmentsFound} face="hello">
        {t.completedAssessmentsWillStand}
      </StatePanel>
    );
  return (
    <StatePanel title={t.noAssessmentsFound} action={<Button onClick={onClear}>{t.clearFilters}</Button>}>
      {t.tryAdjustingYourFilters}
    </StatePanel>
  );
}

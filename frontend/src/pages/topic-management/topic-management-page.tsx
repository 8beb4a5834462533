import type { Topic } from '@sumfox/contracts/content/topic';
import { TOPIC_ROOM } from '@sumfox/contracts/content/topic';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { nameAmong, topicRecordsQuery, useCurrentChild } from '../../entities/child/index.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { CategoriesTab } from './categories-tab.js';
import { DeleteTopicDialog } from '../../features/delete-topic/index.js';
import { EditTopicDialog } from '../../features/edit-topic/index.js';
import { ManageTab, type ChildPerformance } from './manage-tab.js';
import { OverviewTab } from './overview-tab.js';
import { SimilaritiesTab } from '../../features/merge-topics/index.js';
import { GradeCards, TopicFilterBar } from './topic-filter-bar.js';
import {
  countActive,
  decisionsQuery,
  filterTopics,
  findSimilarPairs,
  hasFilters,
  NO_FILTERS,
  topicsQuery,
  withoutDecided,
} from '../../entities/topic/index.js';
import './topic-dialogs.css';
import './topics.css';
import { UploadTopicDialog } from '../../features/add-topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';

/** Mathematics and the form are fetched for those who open them. */
const ViewTopicDialog = lazy(() => import('./view-topic-dialog.js'));

const readTabs = () =>
  [
    { id: 'overview', label: TOPIC_MANAGEMENT.get().overview },
    { id: 'categories', label: TOPIC_MANAGEMENT.get().categories },
    { id: 'similarities', label: TOPIC_MANAGEMENT.get().similarities },
    { id: 'manage', label: TOPIC_MANAGEMENT.get().manageTopics },
  ] as const;
type TabId = ReturnType<typeof readTabs>[number]['id'];

/** Topics of parents and admins: read, sorted, merged, made and changed (TOPIC-4). */
export default function TopicManagementPage() {
  const t = useMessages(TOPIC_MANAGEMENT);
  usePageTitle(t.contentManagement);
  const [search, setSearch] = useSearchParams();
  const list = useQuery(topicsQuery);
  const change = (name: string, value: string | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <div className="topics">
      <div className="topics__head">
        <div>
          <h1>{t.contentManagement}</h1>
          <p className="note">{t.topicsWithModelQuestions}</p>
        </div>
        <Button tone="primary" onClick={() => change('upload', '1')}>
          <Plus aria-hidden size={20} />
          {t.uploadTopic}
        </Button>
      </div>
      {list.data ? (
        <Topics
          topics={list.data}
          tab={readTabs().find(({ id }) => id === search.get('tab'))?.id ?? 'overview'}
          onTab={(tab) => change('tab', tab)}
          onUpload={() => change('upload', '1')}
        />
      ) : list.isError ? (
        <ErrorPanel
          reader="adult"
          title={t.theTopicsCouldNot}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Skeleton heights={[56, [6, 96], 48, [4, 110]]} label={t.loadingTheTopics} />
      )}
      {search.get('upload') === '1' && (
        <Suspense fallback={null}>
          <UploadTopicDialog onClose={() => change('upload', null)} />
        </Suspense>
      )}
    </div>
  );
}

function Topics(props: {
  topics: readonly Topic[];
  tab: TabId;
  onTab: (tab: TabId) => void;
  onUpload: () => void;
}) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const { topics, tab, onTab } = props;
  const { role } = useUser();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [open, setOpen] = useState<{ action: 'view' | 'edit' | 'delete'; topic: Topic } | null>(null);
  const { data: decisions } = useQuery(decisionsQuery);
  const performance = useChildPerformance();
  const shown = filterTopics(topics, filters);
  // Every topic is compared with every other, so not again at each letter that is searched for.
  const allPairs = useMemo(() => findSimilarPairs(topics, role), [topics, role]);
  const pairs = useMemo(() => {
    const ids = new Set(filterTopics(topics, filters).map(({ id }) => id));
    return withoutDecided(allPairs, decisions ?? []).filter(
      ({ one, other }) => ids.has(one.id) || ids.has(other.id),
    );
  }, [topics, filters, allPairs, decisions]);
  const view = (topic: Topic): void => setOpen({ action: 'view', topic });
  const close = (): void => setOpen(null);
  return (
    <>
      <TopicFilterBar filters={filters} onChange={setFilters} />
      <GradeCards counts={countActive(topics)} filters={filters} onChange={setFilters} />
      {topics.length >= TOPIC_ROOM.listed && <p className="note">{t.theSharedTopicsAnd}</p>}
      <div className="topics__tabs">
        <TabList label={t.contentManagementTitle} tabs={readTabs()} active={tab} onChoose={onTab} />
        <p className="note" role="status">
          {hasFilters(filters) ? t.ofTopics({ count: shown.length, total: topics.length }) : ''}
        </p>
      </div>
      <section
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
        className="topics__panel"
      >
        {tab === 'similarities' ? (
          <SimilaritiesTab pairs={pairs} />
        ) : tab !== 'overview' && shown.length === 0 ? (
          <NoTopics
            isFiltered={hasFilters(filters)}
            onClear={() => setFilters(NO_FILTERS)}
            onUpload={props.onUpload}
          />
        ) : tab === 'categories' ? (
          <CategoriesTab topics={shown} onView={view} />
        ) : tab === 'manage' ? (
          <ManageTab
            topics={shown}
            performance={performance}
            onView={view}
            onEdit={(topic) => setOpen({ action: 'edit', topic })}
            onDelete={(topic) => setOpen({ action: 'delete', topic })}
          />
        ) : (
          <OverviewTab topics={shown} pairCount={pairs.length} />
        )}
      </section>
      {open?.action === 'view' && (
        <Suspense fallback={null}>
          <ViewTopicDialog topic={open.topic} onClose={close} />
        </Suspense>
      )}
      {open?.action === 'edit' && <EditTopicDialog topic={open.topic} onClose={close} />}
      {open?.action === 'delete' && <DeleteTopicDialog topic={open.topic} onClose={close} />}
    </>
  );
}

/** What the current child has shown in each curriculum topic; null for an admin, and until it is there. */
function useChildPerformance(): ChildPerformance | null {
  const { children } = useUser();
  const child = useCurrentChild();
  const { data: records } = useQuery({ ...topicRecordsQuery(child?.userId ?? ''), enabled: child !== null });
  return child && records ? { name: nameAmong(child, children), records } : null;
}

function NoTopics(props: { isFiltered: boolean; onClear: () => void; onUpload: () => void }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  return (
    <StatePanel
      title={t.noTopicsFound}
      face={props.isFiltered ? 'puzzled' : 'hello'}
      action={
        props.isFiltered ? (
          <Button tone="primary" onClick={props.onClear}>
            {t.clearFilters}
          </Button>
        ) : (
          <Button tone="primary" onClick={props.onUpload}>
            {t.uploadTopic}
          </Button>
        )
      }
    >
      {props.isFiltered ? t.tryAdjustingYourFilters : t.startByUploadingYour}
    </StatePanel>
  );
}

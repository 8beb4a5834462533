import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { clockTime } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';

/** A tab of figures that are fetched whole: of what time they are, that they are old, and fetching them again. */
export function FiguresTab<Figures>(props: {
  query: UseQueryResult<Figures>;
  /** Shown until they are there. */
  loading: ComponentProps<typeof Skeleton>;
  /** Title when they cannot be had. */
  failed: string;
  head: (figures: Figures) => string;
  children: (figures: Figures) => ReactNode;
}) {
  const t = useMessages(ADMIN);
  const { query } = props;
  const retry = (): void => void query.refetch();
  if (query.isPending) return <Skeleton {...props.loading} />;
  if (!query.data)
    return <ErrorPanel reader="adult" title={props.failed} error={query.error} onRetry={retry} />;
  return (
    <div className="system">
      <div className="system__head">
        <p>
          {props.head(query.data)}{' '}
          <span className="note">{t.updated({ clockTime: clockTime(query.dataUpdatedAt) })}</span>
        </p>
        <Button onClick={retry} disabled={query.isFetching}>
          {t.refreshData}
        </Button>
      </div>
      {query.isRefetchError && (
        <p className="system__stale" role="status">
          {t.theNewestFiguresCould}
        </p>
      )}
      {props.children(query.data)}
    </div>
  );
}

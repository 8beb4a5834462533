import { Button } from 'antd';
import { useMessages } from '../messages/define-messages.js';
import { LOAD_MORE } from './load-more.messages.js';

/** What is under an adults' list that comes page by page; nothing once all of it is there. */
export function LoadMore(props: {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}) {
  const t = useMessages(LOAD_MORE);
  const { list } = props;
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? t.loading : t.loadMore}
      </Button>
      {list.isFetchNextPageError && (
        <span role="alert" className="field__fault">
          {t.moreCouldNotBe}
        </span>
      )}
    </div>
  );
}

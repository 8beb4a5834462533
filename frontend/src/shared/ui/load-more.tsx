import { Button } from 'antd';

/** What is under an adults' list that comes page by page; nothing once all of it is there. */
export function LoadMore(props: {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}) {
  const { list } = props;
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading…' : 'Load More'}
      </Button>
      {list.isFetchNextPageError && (
        <span role="alert" className="field__fault">
          {' '}
          More could not be loaded. Please try again.
        </span>
      )}
    </div>
  );
}

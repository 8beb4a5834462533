import { Button } from './button.js';
import './pager.css';

/** Previous and next of a long list, with where one stands; nothing when all of it fits on one page. */
export function Pager(props: {
  /** From 0. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const pages = Math.ceil(props.total / props.pageSize);
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <Button disabled={props.page === 0} onClick={() => props.onPage(props.page - 1)}>
        Previous
      </Button>
      <span role="status">
        Page {props.page + 1} of {pages}
      </span>
      <Button disabled={props.page + 1 >= pages} onClick={() => props.onPage(props.page + 1)}>
        Next
      </Button>
    </nav>
  );
}

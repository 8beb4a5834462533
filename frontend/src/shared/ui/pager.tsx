import { Button } from './button.js';
import { useMessages } from '../messages/define-messages.js';
import { PAGER } from './pager.messages.js';
import './pager.css';

/** Previous and next of a long list, with where one stands; nothing when all of it fits on one page. */
export function Pager(props: {
  /** From 0. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const t = useMessages(PAGER);
  const pages = Math.ceil(props.total / props.pageSize);
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={t.pages}>
      <Button disabled={props.page === 0} onClick={() => props.onPage(props.page - 1)}>
        {t.previous}
      </Button>
      <span role="status">{t.pageOf({ page: props.page + 1, pages })}</span>
      <Button disabled={props.page + 1 >= pages} onClick={() => props.onPage(props.page + 1)}>
        {t.next}
      </Button>
    </nav>
  );
}

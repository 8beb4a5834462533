import type { Notice } from '@sumfox/contracts/identity/notice.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { useSettled } from '../../shared/lib/after-press.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { shortDayText } from '../../shared/messages/moments.js';
import { noticeDoor, noticeSentence, noticesQuery, putNoticeAway } from '../../entities/notice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DISMISS_NOTICE } from './dismiss-notice.messages.js';
import './notices.css';

/**
 * On the homes alone, never where a child works: what happened to the account and the family since the last visit. It
 * stays until it is put away. What cannot be loaded is told at the next visit.
 */
export function NoticeBanners() {
  const data = useSettled(useQuery(noticesQuery).data);
  const region = useRef<HTMLDivElement>(null);
  const unseen = data?.filter((notice) => !notice.isSeen) ?? [];
  return (
    // Always there, so that a screen reader speaks what comes into it.
    <div role="status" className="notices" ref={region} tabIndex={-1}>
      {unseen.map((notice) => (
        <NoticeBanner
          key={notice.id}
          notice={notice}
          // The button that was pressed goes with its notice: whoever stood on it goes on here.
          onGone={() => region.current?.focus({ preventScroll: true })}
        />
      ))}
    </div>
  );
}

function NoticeBanner({ notice, onGone }: { notice: Notice; onGone: () => void }) {
  const t = useMessages(DISMISS_NOTICE);
  const client = useQueryClient();
  const { role } = useUser();
  const door = noticeDoor(notice, role);
  const dismiss = useMutation({
    mutationFn: () => putNoticeAway(notice.id),
    onSuccess: () => {
      client.setQueryData(noticesQuery.queryKey, (before) =>
        before?.map((each) => (each.id === notice.id ? { ...each, isSeen: true } : each)),
      );
      onGone();
    },
    onError: () => notify(t.notPutAwayYet, t.theMessageCouldNot, 'error'),
  });
  return (
    <div className="notice">
      <Info size={24} aria-hidden className="notice__sign" />
      <p>
        {noticeSentence(notice, role)}{' '}
        <span className="note">
          <time dateTime={notice.createdAt}>{shortDayText(notice.createdAt)}</time>
        </span>
      </p>
      <div className="notice__answers">
        {door && (
          <Link to={door.to} className="notice__look">
            {door.label}
          </Link>
        )}
        <Button disabled={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {t.ok}
        </Button>
      </div>
    </div>
  );
}

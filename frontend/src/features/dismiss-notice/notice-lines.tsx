import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { dayText } from '../../shared/messages/moments.js';
import { noticeSentence, noticesQuery } from '../../entities/notice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DISMISS_NOTICE } from './dismiss-notice.messages.js';
import './notices.css';

/** A line in the profile for each link made or ended and whatever else the family was told. Nothing when there is none. */
export function NoticeLines() {
  const t = useMessages(DISMISS_NOTICE);
  const { role } = useUser();
  const { data } = useQuery(noticesQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className="card profile__part" aria-labelledby="changes-heading">
      <h2 id="changes-heading">{t.recentChanges}</h2>
      <ul className="notice-lines">
        {data.map((notice) => (
          <li key={notice.id}>
            <time dateTime={notice.createdAt} className="note">
              {dayText(notice.createdAt)}
            </time>
            <span>{noticeSentence(notice, role)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PLACE_IN_LINE } from './place-in-line.messages.js';
import { placeInLineQuery } from './place-in-line.queries.js';

/** Place in line of a sign-in or sign-up that waits for its answer (ACCOUNT-27); nothing while it is not in line. */
export function PlaceInLine({ requestId }: { requestId: string }) {
  const t = useMessages(PLACE_IN_LINE);
  const { data: ahead = null } = useQuery(placeInLineQuery(requestId));
  return (
    <p className="note" role="status">
      {ahead !== null && (ahead === 0 ? t.youAreNext : t.peopleBeforeYou({ count: ahead }))}
    </p>
  );
}

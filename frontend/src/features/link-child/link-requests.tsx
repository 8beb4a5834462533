import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../shared/lib/after-press.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { approveRequest, declineRequest, refreshFamily } from '../../entities/child/index.js';
import { linkRequestsQuery } from '../../entities/link-request/index.js';
import { LinkChildDialog } from './link-child-dialog.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LINK_CHILD } from './link-child.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import '../../shared/ui/family.css';

/** For a parent: who asks to be linked to a child too, and the own requests that wait. Nothing when there is none. */
export function LinkRequests() {
  const t = useMessages(LINK_CHILD);
  const client = useQueryClient();
  const requests = useSettled(useQuery(linkRequestsQuery).data);
  const [typing, setTyping] = useState<LinkRequest | null>(null);
  const decide = useMutation({
    mutationFn: ({ id, agree }: { id: string; agree: boolean; done: string }) =>
      agree ? approveRequest(id) : declineRequest(id),
    onSuccess: async (_, { done }) => {
      notify(done, undefined, 'success');
      await refreshFamily(client);
    },
    onError: (error) => {
      notify(t.thatDidNotWork, errorSentence(error, t.pleaseTryAgain), 'error', error);
      void client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey });
    },
  });
  if (!requests) return null;
  const { toDecide, mine } = requests;
  if (toDecide.length + mine.length === 0) return null;
  return (
    <section className="card requests" aria-labelledby="requests-heading">
      <h2 id="requests-heading">{t.linkRequests}</h2>
      <ul className="requests__list">
        {toDecide.map((request) => (
          <li key={request.id} className="requests__item">
            <RequestOfAnother request={request} />
            <div className="requests__actions">
              <Button
                tone="primary"
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: false, done: t.requestDeclined })}
              >
                {t.decline}
              </Button>
              {!request.isApproved && (
                <Button
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id: request.id, agree: true, done: t.requestApproved })}
                >
                  {t.allow}
                </Button>
              )}
            </div>
          </li>
        ))}
        {mine.map((request) => (
          <li key={request.id} className="requests__item">
            <p>
              <b>@{request.childUsername}</b>:{' '}
              {request.isCodeGiven ? t.theCodeIsRight : t.yourRequestWaitsType}
            </p>
            <div className="requests__actions">
              <Button
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: false, done: t.requestTakenBack })}
              >
                {t.takeBack}
              </Button>
              {!request.isCodeGiven && (
                <Button tone="primary" disabled={decide.isPending} onClick={() => setTyping(request)}>
                  {t.enterCode}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {typing && <LinkChildDialog username={typing.childUsername} onClose={() => setTyping(null)} />}
    </section>
  );
}

/** By name and e-mail, since anybody may take any name. */
function RequestOfAnother({ request }: { request: LinkRequest }) {
  const t = useMessages(LINK_CHILD);
  const { parentName, parentEmail, childName, isCodeGiven, isApproved } = request;
  return (
    <p>
      <RichMessage
        text={parentEmail === null ? t.anotherAsks : t.anotherAsksByEmail}
        parts={{ name: () => <b>{parentName}</b> }}
        values={{ childName, parentEmail: parentEmail ?? '' }}
      />
      <span className="note requests__note">
        {isApproved
          ? t.youAgreedTheLink({ childName })
          : isCodeGiven
            ? t.theyTypedTheCode({ childName })
            : t.theyHaveNotTyped({ childName })}
      </span>
    </p>
  );
}

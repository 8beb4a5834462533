import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../shared/lib/after-press.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import {
  approveRequest,
  declineRequest,
  linkRequestsQuery,
  refreshFamily,
} from '../../entities/child/index.js';
import { LinkChildDialog } from './link-child-dialog.js';
import '../../shared/ui/family.css';

/** For a parent: who asks to be linked to a child too, and the own requests that wait. Nothing when there is none. */
export function LinkRequests() {
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
      notify('That Did Not Work', errorSentence(error, 'Please try again.'), 'error');
      void client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey });
    },
  });
  if (!requests) return null;
  const { toDecide, mine } = requests;
  if (toDecide.length + mine.length === 0) return null;
  return (
    <section className="card requests" aria-labelledby="requests-heading">
      <h2 id="requests-heading">Link Requests</h2>
      <ul className="requests__list">
        {toDecide.map((request) => (
          <li key={request.id} className="requests__item">
            <RequestOfAnother request={request} />
            <div className="requests__actions">
              <Button
                tone="primary"
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: false, done: 'Request Declined' })}
              >
                Decline
              </Button>
              {!request.isApproved && (
                <Button
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id: request.id, agree: true, done: 'Request Approved' })}
                >
                  Allow
                </Button>
              )}
            </div>
          </li>
        ))}
        {mine.map((request) => (
          <li key={request.id} className="requests__item">
            <p>
              <b>@{request.childUsername}</b>:{' '}
              {request.isCodeGiven
                ? 'the code is right. Another parent still has to agree.'
                : 'your request waits. Type the code from your child’s page to finish.'}
            </p>
            <div className="requests__actions">
              <Button
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: false, done: 'Request Taken Back' })}
              >
                Take Back
              </Button>
              {!request.isCodeGiven && (
                <Button tone="primary" disabled={decide.isPending} onClick={() => setTyping(request)}>
                  Enter Code
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
  const { parentName, parentEmail, childName, isCodeGiven, isApproved } = request;
  return (
    <p>
      <b>{parentName}</b>
      {parentEmail !== null && ` (${parentEmail})`} asks to be linked to {childName} too.
      <span className="note requests__note">
        {isApproved
          ? `You agreed. The link is made once they type the code from ${childName}’s page.`
          : isCodeGiven
            ? `They typed the code from ${childName}’s page. Allow only somebody you know.`
            : `They have not typed the code from ${childName}’s page. Allow only somebody you know.`}
      </span>
    </p>
  );
}

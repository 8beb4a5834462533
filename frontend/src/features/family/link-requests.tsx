import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../app/user-context.js';
import { Button } from '../../components/button.js';
import { notify } from '../../components/notify.js';
import { errorSentence } from '../../lib/call-error.js';
import { approveRequest, declineRequest, linkRequestsQuery, refreshFamily } from './family.api.js';
import './family.css';

/** Who asks to be linked, for the parent or child who decides; and the own requests that wait. Nothing when there is none. */
export function LinkRequests() {
  const client = useQueryClient();
  const { role } = useUser();
  const requests = useQuery(linkRequestsQuery);
  const decide = useMutation({
    mutationFn: ({ id, agree }: { id: string; agree: boolean; done: string }) =>
      agree ? approveRequest(id) : declineRequest(id),
    onSuccess: async (_, { done }) => {
      notify(done, undefined, 'success');
      if (role === 'parent') await refreshFamily(client);
      else
        await client.invalidateQueries({
          predicate: ({ queryKey: [first] }) => first === 'link-requests' || first === 'profile',
        });
    },
    onError: (error) => {
      notify('That Did Not Work', errorSentence(error, 'Please try again.'), 'error');
      void client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey });
    },
  });
  if (!requests.data) return null;
  const { toDecide, mine } = requests.data;
  if (toDecide.length + mine.length === 0) return null;
  return (
    <section className="card requests" aria-labelledby="requests-heading">
      <h2 id="requests-heading">Link Requests</h2>
      <ul className="requests__list">
        {toDecide.map((request) => (
          <li key={request.id} className="requests__item">
            <p>
              <b>{request.parentName}</b>{' '}
              {role === 'child'
                ? 'would like to be linked to you and see your progress.'
                : `would like to be linked to ${request.childName} too.`}
              {role === 'child' && <span className="note"> Ask a grown-up you trust first.</span>}
            </p>
            <div className="requests__actions">
              <Button
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: false, done: 'Request Declined' })}
              >
                Decline
              </Button>
              <Button
                tone="primary"
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: true, done: 'Request Approved' })}
              >
                Allow
              </Button>
            </div>
          </li>
        ))}
        {mine.map((request) => (
          <li key={request.id} className="requests__item">
            <p>
              {role === 'child' ? (
                'You asked to be linked to your parent. Your parent has not answered yet.'
              ) : (
                <>
                  <b>@{request.childUsername}</b>: your request is waiting for an answer.
                </>
              )}
            </p>
            <div className="requests__actions">
              <Button
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id: request.id, agree: false, done: 'Request Taken Back' })}
              >
                Take Back
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

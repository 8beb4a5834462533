import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { declineRequest, linkRequestsQuery } from '../../entities/child/index.js';
import { LinkCodeBox } from './link-code-box.js';
import './link-code.css';

/**
 * Who asks a child to be linked. There is nothing to agree to: a grown-up beside the child types the code in, and the
 * child may decline.
 */
export default function LinkAskedCards(props: { requests: readonly LinkRequest[]; showsCode: boolean }) {
  const { requests, showsCode } = props;
  const isWaiting = requests.some((request) => !request.isCodeGiven);
  return (
    <>
      {requests.map((request) => (
        <LinkAskedCard key={request.id} request={request} />
      ))}
      {showsCode && isWaiting && (
        <section className="card link-asked" aria-labelledby="link-code-heading">
          <h2 id="link-code-heading">Is this grown-up beside you?</h2>
          <p>Then show your code. Only a grown-up beside you types it in.</p>
          <LinkCodeBox />
        </section>
      )}
    </>
  );
}

function LinkAskedCard({ request }: { request: LinkRequest }) {
  const client = useQueryClient();
  const decline = useMutation({
    mutationFn: () => declineRequest(request.id),
    onSuccess: () => notify('Done', 'This grown-up cannot see your work.', 'success'),
    onError: (error) => notify('That Did Not Work', errorSentence(error, 'Please try again.'), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey }),
  });
  return (
    <section className="card link-asked" aria-label={`${request.parentName} asks`}>
      <h2>{request.parentName} asks to see your work.</h2>
      <p>
        {request.isCodeGiven
          ? 'Your parent answers first. You can wait.'
          : 'Do you know this grown-up? If not, press “No, Thank You”.'}
      </p>
      <div>
        <Button disabled={decline.isPending} onClick={() => decline.mutate()}>
          No, Thank You
        </Button>
      </div>
    </section>
  );
}

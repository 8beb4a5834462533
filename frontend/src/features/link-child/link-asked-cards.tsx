import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { declineRequest } from '../../entities/child/index.js';
import { linkRequestsQuery } from '../../entities/link-request/index.js';
import { LinkCodeBox } from './link-code-box.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LINK_CHILD } from './link-child.messages.js';
import './link-code.css';

/**
 * Who asks a child to be linked. There is nothing to agree to: a grown-up beside the child types the code in, and the
 * child may decline.
 */
export default function LinkAskedCards(props: { requests: readonly LinkRequest[]; showsCode: boolean }) {
  const t = useMessages(LINK_CHILD);
  const { requests, showsCode } = props;
  const isWaiting = requests.some((request) => !request.isCodeGiven);
  return (
    <>
      {requests.map((request) => (
        <LinkAskedCard key={request.id} request={request} />
      ))}
      {showsCode && isWaiting && (
        <section className="card link-asked" aria-labelledby="link-code-heading">
          <h2 id="link-code-heading">{t.isThisGrownUp}</h2>
          <p>{t.thenShowYourCode}</p>
          <LinkCodeBox />
        </section>
      )}
    </>
  );
}

function LinkAskedCard({ request }: { request: LinkRequest }) {
  const t = useMessages(LINK_CHILD);
  const client = useQueryClient();
  const decline = useMutation({
    mutationFn: () => declineRequest(request.id),
    onSuccess: () => notify(t.done, t.thisGrownUpCannot, 'success'),
    onError: (error) => notify(t.thatDidNotWork, errorSentence(error, t.pleaseTryAgain), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey }),
  });
  return (
    <section className="card link-asked" aria-label={t.asks({ parentName: request.parentName })}>
      <h2>{t.asksToSeeYour({ parentName: request.parentName })}</h2>
      <p>{request.isCodeGiven ? t.yourParentAnswersFirst : t.doYouKnowThis}</p>
      <div>
        <Button disabled={decline.isPending} onClick={() => decline.mutate()}>
          {t.noThankYou}
        </Button>
      </div>
    </section>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../shared/api/call-error.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { AddressForm } from './address-form.js';
import { type OwnEmail, ownEmailQuery } from '../../entities/own-email/index.js';
import { askForConfirmation } from './change-email.api.js';
import { CHANGE_EMAIL } from './change-email.messages.js';

/** In a parent's profile: the e-mail address, whether it works, and its change. */
export default function EmailCard() {
  const t = useMessages(CHANGE_EMAIL);
  const client = useQueryClient();
  const own = useQuery(ownEmailQuery);
  const [isChanging, setChanging] = useState(false);
  const refresh = (): void => void client.invalidateQueries({ queryKey: ownEmailQuery.queryKey });
  return (
    <section className="card profile__part" aria-labelledby="email-heading">
      <h2 id="email-heading">{t.email}</h2>
      {own.isPending && <Skeleton heights={[60]} />}
      {own.isError && (
        <ErrorPanel
          level={2}
          title={t.yourEmailCouldNot}
          error={own.error}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.data && <Status own={own.data} />}
      {own.data && !isChanging && (
        <div className="profile__actions">
          {own.data.address !== null && !own.data.isConfirmed && <SendAgain onSent={refresh} />}
          <Button onClick={() => setChanging(true)}>{t.changeTheAddress}</Button>
        </div>
      )}
      {isChanging && (
        <AddressForm
          onClose={() => {
            setChanging(false);
            refresh();
          }}
        />
      )}
    </section>
  );
}

function Status({ own: { address, isConfirmed, isRefused, nextAddress } }: { own: OwnEmail }) {
  const t = useMessages(CHANGE_EMAIL);
  if (address === null) return <p className="note">{t.none}</p>;
  return (
    <div>
      <p>
        <b>{address}</b> · {isRefused ? t.refused : isConfirmed ? t.confirmed : t.notConfirmed}
      </p>
      {isRefused ? (
        <p className="note">{t.theServerRefused({ address })}</p>
      ) : (
        !isConfirmed && <p className="note">{t.useTheLink({ address })}</p>
      )}
      {nextAddress !== null && <p className="note">{t.waitsForConfirmation({ address: nextAddress })}</p>}
    </div>
  );
}

function SendAgain({ onSent }: { onSent: () => void }) {
  const t = useMessages(CHANGE_EMAIL);
  const send = useMutation({
    mutationFn: askForConfirmation,
    onSuccess: () => {
      notify(t.linkSent, t.lookInYourMailbox, 'success');
      onSent();
    },
    onError: (error) => notify(t.couldNotSend, errorSentence(error, t.somethingWentWrong), 'error', error),
  });
  return (
    <Button disabled={send.isPending} onClick={() => send.mutate()}>
      {t.sendANewLink}
    </Button>
  );
}

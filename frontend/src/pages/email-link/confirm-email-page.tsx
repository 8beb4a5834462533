import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../shared/api/call-error.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Entrance } from '../../shared/ui/entrance.js';
import { confirmAddress } from './email-link.api.js';
import { EMAIL_LINK } from './email-link.messages.js';

/**
 * Where the link that confirms an address leads. It is used by a button: programs that check e-mails open links, and
 * must not confirm anything.
 */
export default function ConfirmEmailPage() {
  const t = useMessages(EMAIL_LINK);
  usePageTitle(t.confirmYourAddress);
  const [token] = useState(() => window.location.hash.slice(1));
  const confirm = useMutation({ mutationFn: () => confirmAddress(token) });
  if (confirm.data)
    return (
      <Entrance
        title={t.yourAddressIsConfirmed}
        lead={t.emailsGoTo({ address: confirm.data.address })}
        offline={t.noInternet}
      >
        <a className="action action--go action--large action--wide" href="/">
          {t.goToSumfox}
        </a>
      </Entrance>
    );
  return (
    <Entrance title={t.confirmYourAddress} lead={t.pressTheButton} offline={t.noInternet}>
      {confirm.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(confirm.error, t.somethingWentWrong)}
        </p>
      )}
      <button
        className="action action--go action--large action--wide"
        disabled={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {confirm.isPending ? t.confirming : t.confirmIt}
      </button>
    </Entrance>
  );
}

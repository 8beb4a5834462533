import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { stopWeekly } from '../../features/read-week/index.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Entrance } from '../../shared/ui/entrance.js';
import { EMAIL_LINK } from './email-link.messages.js';

/** Where the link that stops a weekly e-mail leads. A button uses it, since programs that check e-mails open links. */
export default function StopEmailsPage() {
  const t = useMessages(EMAIL_LINK);
  usePageTitle(t.stopTheWeekly);
  const [token] = useState(() => window.location.hash.slice(1));
  const stop = useMutation({ mutationFn: () => stopWeekly(token) });
  if (stop.data)
    return (
      <Entrance title={t.itIsStopped} lead={t.turnItOnAgain} offline={t.noInternet}>
        <a className="action action--go action--large action--wide" href="/">
          {t.goToSumfox}
        </a>
      </Entrance>
    );
  return (
    <Entrance title={t.stopTheWeekly} lead={t.securityStays} offline={t.noInternet}>
      {stop.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(stop.error, t.somethingWentWrong)}
        </p>
      )}
      <button
        className="action action--go action--large action--wide"
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {stop.isPending ? t.saving : t.stopIt}
      </button>
    </Entrance>
  );
}

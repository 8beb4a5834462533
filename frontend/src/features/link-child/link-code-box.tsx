import { LINK_CODE_MINUTES, formatLinkCode } from '@sumfox/contracts/identity/link-code';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { noticesQuery } from '../../entities/notice/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { makeLinkCode } from '../../entities/child/index.js';
import { linkRequestsQuery } from '../../entities/link-request/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LINK_CHILD } from './link-child.messages.js';
import './link-code.css';

/** How often the page looks whether the grown-up has typed the code. */
const LOOK_MS = 10_000;

/**
 * The code by which a grown-up beside the child links the child. It is shown on demand: only its maker ever sees it, so
 * that showing it again means making a new one.
 */
export function LinkCodeBox() {
  const t = useMessages(LINK_CHILD);
  const make = useMutation({ mutationFn: makeLinkCode });
  const minutes = useMinutesLeft(make.data?.expiresAt ?? null);
  const shown = make.data && minutes > 0 ? make.data.code : null;
  const box = useRef<HTMLDivElement>(null);
  useFamilyWatch(shown !== null);
  return (
    <div className="link-code">
      <div ref={box} tabIndex={-1} role="status" className="link-code__status">
        {shown !== null && (
          <>
            <p className="link-code__signs">
              <span aria-hidden>{formatLinkCode(shown)}</span>
              <span className="visually-hidden">{t.yourCode({ letters: [...shown].join(' ') })}</span>
            </p>
            <p className="note">{minutes === 1 ? t.minuteLeft : t.minutesLeft({ minutes })}</p>
          </>
        )}
        {make.data && shown === null && !make.isPending && <p>{t.thisCodeHasEnded}</p>}
      </div>
      {make.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(make.error, t.thatDidNotWorkPlease)}
        </p>
      )}
      <div className="link-code__actions">
        <Button
          tone={shown === null ? 'primary' : 'plain'}
          disabled={make.isPending}
          onClick={() => make.mutate(undefined, { onSuccess: () => box.current?.focus() })}
        >
          {shown === null ? <KeyRound aria-hidden size={20} /> : <RefreshCw aria-hidden size={20} />}
          {shown === null ? t.showMyCode : t.newCode}
        </Button>
        {shown !== null && (
          <Speaker names={t.theCode} passages={[{ place: 'link-code', text: spelled(shown) }]} />
        )}
      </div>
    </div>
  );
}

/** One sign after the other, with a pause in the middle. */
function spelled(code: string): string {
  return LINK_CHILD.get().yourCodeIs({ replace: [...formatLinkCode(code)].join(' ').replace(' - ', ', ') });
}

/** Whole minutes until a moment by the server's clock, at most those of a new code; 0 once it is over. */
function useMinutesLeft(until: string | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return undefined;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return 0;
  return Math.max(0, Math.min(LINK_CODE_MINUTES, Math.ceil((Date.parse(until) - now) / 60_000)));
}

/** While a code is shown, what comes of it comes to this page by itself. */
function useFamilyWatch(isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return undefined;
    const look = (): void => {
      for (const queryKey of [linkRequestsQuery.queryKey, noticesQuery.queryKey, ['profile']])
        void client.invalidateQueries({ queryKey });
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [client, isOn]);
}

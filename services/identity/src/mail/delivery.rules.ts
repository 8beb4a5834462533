/** What an attempt to hand over an e-mail came to. */
export type Outcome =
  /** The server took it. */
  | { kind: 'accepted'; replyCode: number }
  /** The server rejected it for good; `isAddress` when it does not accept mail for this address. */
  | { kind: 'refused'; replyCode: number; isAddress: boolean }
  /** The server certainly did not take it now. */
  | { kind: 'later'; replyCode: number | null }
  /** The whole e-mail was sent and no reply came, so the server may have taken it. */
  | { kind: 'unsure' };

/** The part of an SMTP client's error that decides. */
export interface SmtpFailure {
  /** Reply code of the server; undefined for a lost connection. */
  responseCode?: number | undefined;
  /** Command that the server replied to, such as `RCPT TO` or `DATA`. */
  command?: string | undefined;
}

/**
 * Judges a failed attempt. A reply always settles whether the server took the e-mail. Without a reply, the server may
 * have taken it if its last line was sent (`isSent`, RFC 5321 4.5.3.2.6). A permanent rejection of the sender or the
 * password is a fault of the settings, so it is tried again.
 */
export function judgeFailure({ responseCode, command }: SmtpFailure, isSent: boolean): Outcome {
  if (responseCode === undefined) return isSent ? { kind: 'unsure' } : { kind: 'later', replyCode: null };
  const isFinal = responseCode >= 500 && responseCode < 600;
  if (isFinal && command === 'RCPT TO') return { kind: 'refused', replyCode: responseCode, isAddress: true };
  if (isFinal && command === 'DATA') return { kind: 'refused', replyCode: responseCode, isAddress: false };
  return { kind: 'later', replyCode: responseCode };
}

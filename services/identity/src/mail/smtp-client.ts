import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { judgeFailure, type Outcome, type SmtpFailure } from './delivery.rules.js';

/** Time limits of an attempt, in milliseconds. */
export interface SmtpLimits {
  /** From the start until the last line may be sent. */
  handOverMs: number;
  /** For the server's reply to the last line. */
  replyMs: number;
}

/**
 * RFC 5321 4.5.3.2 asks for ten minutes for the last reply: a server may scan the e-mail first, and a client that stops
 * waiting does not know whether it was taken.
 */
export const SMTP_LIMITS: SmtpLimits = { handOverMs: 40_000, replyMs: 10 * 60_000 };

/** An e-mail ready for a server. */
export interface RawMail {
  from: string;
  to: string;
  raw: Buffer;
  /**
   * Runs when the server has the whole text and waits for the last line, which makes the e-mail its own. False: another
   * attempt has taken over, and the last line is not sent.
   */
  onHandOver(): Promise<boolean>;
}

export const SMTP_CLIENT = Symbol('smtp client');

/** Talks to one mail server. */
export class SmtpClient {
  constructor(
    private readonly url: string,
    private readonly limits: SmtpLimits = SMTP_LIMITS,
  ) {}

  /** Tries once; null when another attempt has taken over. Opens a connection of its own. */
  async send(mail: RawMail): Promise<Outcome | null> {
    const { auth, ...options } = parseConnectionUrl(this.url);
    const connection = new SMTPConnection({
      ...options,
      socketTimeout: this.limits.handOverMs + this.limits.replyMs,
    });
    const progress = { isSent: false, isTakenOver: false };
    const limit = new Limit(() => connection.close());
    try {
      limit.set(this.limits.handOverMs);
      await connect(connection);
      if (auth?.user) await login(connection, { user: auth.user, pass: auth.pass ?? '' });
      const replyCode = await transfer(connection, mail, async () => {
        progress.isTakenOver = !(await mail.onHandOver());
        if (progress.isTakenOver) throw new Error('another attempt has taken over');
        progress.isSent = true;
        limit.set(this.limits.replyMs);
      });
      connection.quit();
      return { kind: 'accepted', replyCode };
    } catch (error) {
      connection.close();
      if (progress.isTakenOver) return null;
      return judgeFailure(error as SmtpFailure, progress.isSent);
    } finally {
      limit.clear();
    }
  }
}

/** One timer that can be moved. */
class Limit {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly onReached: () => void) {}

  set(ms: number): void {
    this.clear();
    this.timer = setTimeout(this.onReached, ms);
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}

/** Runs one step of a connection; a connection that breaks meanwhile rejects it. */
function step<T>(
  connection: SMTPConnection,
  run: (done: (error: unknown, result?: T) => void) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onError = (error: Error) => reject(error);
    const onEnd = () => reject(new Error('connection to the mail server ended'));
    connection.once('error', onError);
    connection.once('end', onEnd);
    run((error, result) => {
      connection.off('error', onError);
      connection.off('end', onEnd);
      // A late error of a connection that is not needed any more must not end the process.
      connection.on('error', () => {});
      if (error) reject(error instanceof Error ? error : new Error('mail server refused a command'));
      else resolve(result as T);
    });
  });
}

const connect = (connection: SMTPConnection) =>
  step<void>(connection, (done) => connection.connect((error) => done(error)));

const login = (connection: SMTPConnection, credentials: { user: string; pass: string }) =>
  step<void>(connection, (done) => connection.login({ credentials }, (error) => done(error)));

/** Sends the envelope and the text; returns the code of the last reply. */
function transfer(
  connection: SMTPConnection,
  { from, to, raw }: RawMail,
  beforeLastLine: () => Promise<void>,
): Promise<number> {
  return step<number>(connection, (done) =>
    connection.send({ from, to: [to] }, Readable.from(listParts(raw, beforeLastLine)), (error, info) =>
      done(error, Number(info?.response?.slice(0, 3) ?? 250)),
    ),
  );
}

/** The text; its end, which brings the last line, comes after the hand-over is noted. An error there sends no last line. */
async function* listParts(raw: Buffer, beforeLastLine: () => Promise<void>): AsyncGenerator<Buffer> {
  yield raw;
  await beforeLastLine();
}

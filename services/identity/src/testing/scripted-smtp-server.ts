import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the server does with one connection. */
export type SmtpReply =
  /** Takes the e-mail. */
  | 'accept'
  /** Takes the e-mail and cuts the connection before it says so. */
  | 'accept-silently'
  /** Sends no greeting. */
  | 'hang-at-greeting'
  /** Reads the whole e-mail and does not reply. */
  | 'hang-after-text'
  /** Replies with a code to the sender, to the recipient or to the text. */
  | { at: 'sender' | 'recipient' | 'text'; code: number }
  /** Waits for a promise at the recipient or after the text, which it has then taken; goes on as usual. */
  | { waitAt: 'recipient' | 'text'; until: Promise<void> };

/** An e-mail that the server took. */
export interface AcceptedMail {
  to: string;
  /** Headers and text as they came. */
  raw: string;
}

export interface ScriptedSmtpServer {
  url: string;
  /** Each e-mail that the server took, in their order. */
  accepted: AcceptedMail[];
  /** Connections so far. */
  connections: number;
  /** Replies to the next connections; then it accepts. */
  script: SmtpReply[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine, with the behaviour that a test wants. */
export async function startScriptedSmtpServer(): Promise<ScriptedSmtpServer> {
  const replies = new Map<string, SmtpReply>();
  const replyOf = ({ id }: SMTPServerSession) => replies.get(id) ?? 'accept';
  const state: Pick<ScriptedSmtpServer, 'accepted' | 'connections' | 'script'> = {
    accepted: [],
    connections: 0,
    script: [],
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(session, done) {
      state.connections += 1;
      const reply = state.script.shift() ?? 'accept';
      replies.set(session.id, reply);
      if (reply !== 'hang-at-greeting') done();
    },
    onMailFrom: (_address, session, done) => done(findRefusal(replyOf(session), 'sender')),
    onRcptTo(_address, session, done) {
      const reply = replyOf(session);
      void waitFor(reply, 'recipient').then(() => done(findRefusal(reply, 'recipient')));
    },
    onData(stream, session, done) {
      const reply = replyOf(session);
      const { rcptTo } = session.envelope;
      const take = async (raw: string): Promise<void> => {
        const refusal = findRefusal(reply, 'text');
        if (refusal) return done(refusal);
        if (reply === 'hang-after-text') return;
        state.accepted.push({ to: rcptTo.map(({ address }) => address).join(), raw });
        await waitFor(reply, 'text');
        if (reply === 'accept-silently') cut(server, session);
        else done();
      };
      // A text that breaks off is an error of the stream: the client has gone, and nothing was taken.
      void text(stream).then(take, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const connection of server.connections) connection._socket?.destroy();
        server.close(resolve);
      }),
  });
}

function findRefusal(reply: SmtpReply, at: 'sender' | 'recipient' | 'text'): Error | null {
  if (typeof reply === 'string' || !('at' in reply) || reply.at !== at) return null;
  return Object.assign(new Error('Refused by the script'), { responseCode: reply.code });
}

async function waitFor(reply: SmtpReply, at: 'recipient' | 'text'): Promise<void> {
  if (typeof reply !== 'string' && 'waitAt' in reply && reply.waitAt === at) await reply.until;
}

function cut({ connections }: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of connections) if (connection.id === id) connection._socket?.destroy();
}

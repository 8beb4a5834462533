import { createPrivateKey, sign } from 'node:crypto';
import { connect } from 'node:net';

/** Reply of a service to one message: a refusal's code, or `answered`. */
export type DirectAnswer = string;

/** A token as the product makes them, of any claims, signed with any process' key in DER and base64url. */
export function signClaims(claims: object, privateKey: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}

/** Sends messages to a service on its own port, one after the other, like an attacker within the network. */
export async function askDirectly(
  port: number,
  messages: readonly { pattern: string; data: unknown }[],
): Promise<DirectAnswer[]> {
  const socket = connect(port, '127.0.0.1');
  const answers = new Map<string, DirectAnswer>();
  let heard = '';
  const done = new Promise<void>((resolve, reject) => {
    socket.setTimeout(10_000, () => reject(new Error('the service did not answer')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the service hung up')));
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      for (let [length, rest] = split(heard); length !== null; [length, rest] = split(heard)) {
        const { id, err } = JSON.parse(rest.slice(0, length)) as {
          id: string;
          err?: { code?: string } | string;
        };
        // A message is answered, then closed.
        if (!answers.has(id))
          answers.set(id, typeof err === 'object' ? (err.code ?? 'refused') : (err ?? 'answered'));
        heard = rest.slice(length);
      }
      if (answers.size === messages.length) resolve();
    });
  });
  messages.forEach(({ pattern, data }, id) => {
    const text = JSON.stringify({ pattern, data, id: String(id) });
    socket.write(`${text.length}#${text}`);
  });
  try {
    await done;
  } finally {
    socket.removeAllListeners('close');
    socket.destroy();
  }
  return messages.map((_, id) => answers.get(String(id)) ?? 'nothing');
}

/** The length of the first message in a text and what follows its head; null while it has not come whole. */
function split(text: string): [length: number | null, rest: string] {
  const at = text.indexOf('#');
  const length = Number(text.slice(0, at));
  return at > 0 && text.length > at + length ? [length, text.slice(at + 1)] : [null, text];
}

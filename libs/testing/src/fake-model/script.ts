import type { FakeReply } from './fake-reply.js';

/** Gives the reply to each next request of one task. */
export type Script = () => FakeReply;

/** The replies in turn; the last one goes on for ever. */
export function inTurn(replies: readonly FakeReply[]): Script {
  if (replies.length === 0) throw new Error('a script needs a reply');
  let next = 0;
  return () => {
    const chosen = replies[Math.min(next, replies.length - 1)] as FakeReply;
    next += 1;
    return chosen;
  };
}

/** Replies by chance, each with its weight; the same seed draws the same row of them. */
export function byShare(
  seed: number,
  shares: readonly (readonly [weight: number, reply: FakeReply])[],
): Script {
  const total = shares.reduce((sum, [weight]) => sum + weight, 0);
  if (!(total > 0)) throw new Error('the weights of a script must sum to more than 0');
  const random = seeded(seed);
  return () => {
    let left = random() * total;
    for (const [weight, chosen] of shares) {
      left -= weight;
      if (left < 0) return chosen;
    }
    return (shares.at(-1) as readonly [number, FakeReply])[1];
  };
}

/** Numbers from 0 up to but not including 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A value that is made when it is first asked for. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A pure function of objects that keeps each answer as long as its object lives. */
export function keepFor<K extends WeakKey, T>(find: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { answer: T }>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { answer: find(key) }));
    return found.answer;
  };
}

/** What lives for one draw is asked for in turn: so many of the latest are kept. */
const LATEST = 4;

/**
 * As `keepFor`, of the latest objects alone: what is made for one draw and dropped with it. A weak map would hold its
 * answers, and all that these refer to, until the next full collection.
 */
export function keepLatest<K extends WeakKey, T>(find: (key: K) => T): (key: K) => T {
  const latest: Array<readonly [key: K, answer: T]> = [];
  return (key) => {
    for (const [one, answer] of latest) if (one === key) return answer;
    const answer = find(key);
    if (latest.unshift([key, answer]) > LATEST) latest.pop();
    return answer;
  };
}

/** So many answers are kept before all of them are dropped: more than one item asks for. */
const MOST = 2000;

/** A pure function of texts that keeps its latest answers: draft, question and item are asked the same again. */
export function remember<T>(find: (text: string) => T, most = MOST): (text: string) => T {
  const known = new Map<string, { answer: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const answer = find(text);
    if (known.size >= most) known.clear();
    known.set(text, { answer });
    return answer;
  };
}

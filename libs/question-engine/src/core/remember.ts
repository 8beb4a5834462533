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

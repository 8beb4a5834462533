/** So many answers are kept before all of them are dropped: more than one item asks for. */
const MOST = 2000;

/** A pure function of texts that keeps its latest answers: draft, question and item are asked the same again. */
export function remember<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const answer = find(text);
    if (known.size >= MOST) known.clear();
    known.set(text, { answer });
    return answer;
  };
}

/** One text to be read: `place` names where it stands, so that its sentences can be marked while they are read. */
export interface Passage {
  place: string;
  text: string;
}

/** What is being read at this moment. */
export interface Reading {
  /** Of the speaker that was pressed. */
  owner: string;
  place: string;
  /** From 0, as {@link toSentences} cuts. */
  sentence: number;
}

let current: Reading | null = null;
const listeners = new Set<() => void>();

export function currentReading(): Reading | null {
  return current;
}

export function setReading(reading: Reading | null): void {
  current = reading;
  for (const listener of listeners) listener();
}

export function subscribeReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Short texts that are kept on this device by key, such as what somebody has chosen here. */

/** What was kept on a device that refuses to store; it lasts as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** Null when nothing is kept. The same text as long as nobody changes it. */
export function readDeviceText(key: string): string | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepDeviceText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Tells of every change of any text, those made in another tab too. */
export function subscribeDeviceTexts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

import { act } from '@testing-library/react';
import { currentNotice, dismissNotice, subscribeNotices, type Notice } from '../shared/ui/notify.js';

/**
 * Notices that were on the screen since the last `takeNotices`, in order. Each leaves the screen after 5 s, and the next
 * step of a test may take longer on a busy machine.
 */
let shown: Notice[] = [];

subscribeNotices(() => {
  const notice = currentNotice();
  if (notice && shown.every(({ id }) => id !== notice.id)) shown.push(notice);
});

/** Every notice since the last call, as "title: text", the first on the screen first; afterwards none waits. */
export function takeNotices(): string[] {
  act(() => {
    for (let notice = currentNotice(); notice; notice = currentNotice()) dismissNotice(notice.id);
  });
  const taken = shown.map(({ title, text }) => (text ? `${title}: ${text}` : title));
  shown = [];
  return taken;
}

/** The notice that came to the screen last since the last `takeNotices`, also when it has left the screen. */
export function lastNotice(): Notice | undefined {
  return shown.at(-1);
}

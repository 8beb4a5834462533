import { act } from '@testing-library/react';
import { currentNotice, dismissNotice } from '../shared/ui/notify.js';

/** Every notice that waits, as "title: text", the one on the screen first; afterwards none waits. */
export function takeNotices(): string[] {
  const taken: string[] = [];
  act(() => {
    for (let notice = currentNotice(); notice; notice = currentNotice()) {
      taken.push(notice.text ? `${notice.title}: ${notice.text}` : notice.title);
      dismissNotice(notice.id);
    }
  });
  return taken;
}

import { configure, render } from '@testing-library/react';
import { App } from '../app/app.js';
import { createPageData, Providers } from '../app/providers.js';
import { currentNotice, dismissNotice } from '../shared/ui/notify.js';

// Lazy pages are compiled on their first use, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** The whole product at an address, as a browser would open it; notices of a former test are gone. */
export function renderAppAt(path: string) {
  for (let notice = currentNotice(); notice; notice = currentNotice()) dismissNotice(notice.id);
  window.history.replaceState(null, '', path);
  return render(
    <Providers client={createPageData()}>
      <App />
    </Providers>,
  );
}

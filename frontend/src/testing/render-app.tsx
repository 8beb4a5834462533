import { render } from '@testing-library/react';
import { App } from '../app/app.js';
import { createPageData, Providers } from '../app/providers.js';
import { takeNotices } from './notices.js';

/** The whole product at an address, as a browser would open it; notices of a former test are gone. */
export function renderAppAt(path: string) {
  takeNotices();
  window.history.replaceState(null, '', path);
  return render(
    <Providers client={createPageData()}>
      <App />
    </Providers>,
  );
}

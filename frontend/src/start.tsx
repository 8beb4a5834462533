import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, prepareFirstPage } from './app/app.js';
import { createPageData, Providers } from './app/providers.js';
import { prepareLanguage } from './shared/messages/define-messages.js';
import { language } from './shared/messages/language.js';
import { prepareRefusals } from './shared/messages/refusal-sentence.js';
import { showNoticeAfterReload } from './shared/ui/notify.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const client = createPageData();

function show(): void {
  showNoticeAfterReload();
  // As a transition it is made in slices: in one go it would hold up answers and touches on a cheap tablet.
  startTransition(() =>
    createRoot(root!).render(
      <StrictMode>
        <Providers client={client}>
          <App />
        </Providers>
      </StrictMode>,
    ),
  );
}

// Until then the picture of waiting that came with the page stays. A part that cannot be had is asked for again by the
// page itself, which says so.
Promise.all([
  prepareLanguage(language.get()),
  prepareRefusals(language.get()),
  prepareFirstPage(client),
]).then(show, show);

import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { reloadOnStaleBuild } from './app/stale-build.js';
import { showNoticeAfterReload } from './components/notify.js';

reloadOnStaleBuild();
showNoticeAfterReload();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);

import './shared/theme/fonts.css';
import './shared/theme/tokens.css';
import './shared/theme/child-tokens.css';
import './shared/theme/base.css';
import { fetchFirstParts } from './app/first-parts.js';
import { reloadOnStaleBuild } from './app/stale-build.js';

// Small on purpose: it is there long before the rest and asks for all of it at once.
reloadOnStaleBuild();
fetchFirstParts();
void import('./start.js');

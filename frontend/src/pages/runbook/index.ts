export { RunbookPage } from './runbook-page.lazy.js';

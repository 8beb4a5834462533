export { VerificationTab } from './verification-tab.js';

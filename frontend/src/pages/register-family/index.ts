export { RegisterFamilyPage } from './register-family-page.lazy.js';

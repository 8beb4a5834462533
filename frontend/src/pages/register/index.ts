export { RegisterPage } from './register-page.lazy.js';

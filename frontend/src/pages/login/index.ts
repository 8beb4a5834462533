export { LoginPage } from './login-page.lazy.js';
export { loadLoginPage } from './login-page.load.js';

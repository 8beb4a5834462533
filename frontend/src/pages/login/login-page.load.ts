export const loadLoginPage = () => import('./login-page.js');

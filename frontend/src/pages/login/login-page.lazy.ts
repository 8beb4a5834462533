import { prepared } from '../../shared/lib/prepared.js';
import { loadLoginPage } from './login-page.load.js';

export const LoginPage = prepared(loadLoginPage, (part) => part.LoginPage);

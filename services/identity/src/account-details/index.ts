export { AccountService } from './account.service.js';

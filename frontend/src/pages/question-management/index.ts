export { QuestionManagementPage } from './question-management-page.lazy.js';

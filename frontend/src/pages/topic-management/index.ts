export { TopicManagementPage } from './topic-management-page.lazy.js';

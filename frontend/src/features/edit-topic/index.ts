export { EditTopicDialog } from './edit-topic-dialog.js';

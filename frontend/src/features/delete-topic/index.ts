export { DeleteTopicDialog } from './delete-topic-dialog.js';

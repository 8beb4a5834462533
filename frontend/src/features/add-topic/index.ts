export { UploadTopicDialog } from './upload-topic-dialog.lazy.js';

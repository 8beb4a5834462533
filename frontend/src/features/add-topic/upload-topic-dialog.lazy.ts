import { lazy } from 'react';

export const UploadTopicDialog = lazy(() => import('./upload-topic-dialog.js'));

export { ForgottenEvents, StoredEvent } from './stored-event.entity.js';

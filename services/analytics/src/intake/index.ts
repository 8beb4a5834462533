export { StoredEvent } from './stored-event.entity.js';

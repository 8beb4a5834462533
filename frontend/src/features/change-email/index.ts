export { EmailCard } from './email-card.lazy.js';
export { EmailReminder } from './email-reminder.js';

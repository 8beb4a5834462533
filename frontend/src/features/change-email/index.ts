export { EmailCard } from './email-card.js';
export { EmailReminder } from './email-reminder.js';

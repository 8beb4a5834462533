import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const PRACTISE_TOPIC = defineMessages('features/practise-topic', {
  practiseThisTopic: 'Practise this topic',
  assignTo: params('Assign to {name}'),
  assigning: 'Assigning…',
  assignedTo: params('Assigned to {name}, due {day}.'),
  undo: 'Undo',
  takingBack: 'Taking back…',
});

import type { REASON_MISSING } from '@sumfox/contracts/assessment/dispute';
import type { TOPIC_SENTENCES } from '@sumfox/contracts/content/topic';
import type { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { defineMessages } from './define-messages.js';

type ValueOf<Table> = Table[keyof Table];
/** Sentences of the contracts with a number in them, which is written `#` here. */
type Counted =
  | 'Name must be at least # characters long.'
  | 'Password must be at least # characters long.'
  | 'Please use at most # characters.';
type FormSentence =
  | ValueOf<typeof SENTENCES>
  | ValueOf<typeof TOPIC_SENTENCES>
  | typeof REASON_MISSING
  | 'Please choose from the pictures.'
  | 'Please choose three pictures.'
  | Counted;

/** The sentence of each fault that a form finds by the contracts, for pages in another language. */
const FAULTS: Readonly<Record<FormSentence, string>> = {
  'Answer is required': 'Answer is required',
  'At least one model answer is required': 'At least one model answer is required',
  'At least one model question is required': 'At least one model question is required',
  'Current password is required to change password.': 'Current password is required to change password.',
  'Failed to link child account. Please check the username and try again.':
    'Failed to link child account. Please check the username and try again.',
  'Failed to process PDF. Please try again.': 'Failed to process PDF. Please try again.',
  'Failed to reset password': 'Failed to reset password',
  'Failed to update user status': 'Failed to update user status',
  'Grade level is required': 'Grade level is required',
  'Name is required.': 'Name is required.',
  'Name must be at least # characters long.': 'Name must be at least # characters long.',
  'New password is required.': 'New password is required.',
  'New password must be at least 6 characters long.': 'New password must be at least 6 characters long.',
  'No more pairs can be hidden.': 'No more pairs can be hidden.',
  'Only topics of the same grade can be merged.': 'Only topics of the same grade can be merged.',
  'Only topics that belong to the same person can be merged.':
    'Only topics that belong to the same person can be merged.',
  'Password must be at least # characters long.': 'Password must be at least # characters long.',
  'Please choose a password.': 'Please choose a password.',
  'Please choose between 3 and 15 questions.': 'Please choose between 3 and 15 questions.',
  'Please choose from the pictures.': 'Please choose from the pictures.',
  'Please choose Student or Parent.': 'Please choose Student or Parent.',
  'Please choose three pictures.': 'Please choose three pictures.',
  'Please enter a password for the child.': 'Please enter a password for the child.',
  'Please enter a password for the parent.': 'Please enter a password for the parent.',
  'Please enter a valid email address.': 'Please enter a valid email address.',
  "Please enter the child's name.": 'Please enter the child’s name.',
  "Please enter the child's username.": 'Please enter the child’s username.',
  'Please enter the code.': 'Please enter the code.',
  'Please enter your current password.': 'Please enter your current password.',
  'Please enter your email address.': 'Please enter your email address.',
  'Please enter your name.': 'Please enter your name.',
  'Please enter your password.': 'Please enter your password.',
  'Please fill in username, password, and name.': 'Please fill in username, password, and name.',
  'A picture could not be read. Please remove it, or choose the PDF again.':
    'A picture could not be read. Please remove it, or choose the PDF again.',
  'The pictures of this topic are too large. Please remove some of them.':
    'The pictures of this topic are too large. Please remove some of them.',
  'Please select a PDF file.': 'Please select a PDF file.',
  'Please select a reason why you believe your answer is correct.':
    'Please select a reason why you believe your answer is correct.',
  'Please select your grade level.': 'Please select your grade level.',
  'Please use at most # characters.': 'Please use at most # characters.',
  'Question is required': 'Question is required',
  'There is no room for another topic. Please delete one that you no longer need first.':
    'There is no room for another topic. Please delete one that you no longer need first.',
  'Together these two topics would have too many questions or answers.':
    'Together these two topics would have too many questions or answers.',
  'Topic name is required': 'Topic name is required',
  'Username and password are required': 'Username and password are required',
  'Username can only contain letters, numbers, and underscores':
    'Username can only contain letters, numbers, and underscores',
  'Username is required.': 'Username is required.',
  'Username must be 3 to 20 characters long.': 'Username must be 3 to 20 characters long.',
};

export const FORM_FAULTS = defineMessages('shared/form-faults', FAULTS);

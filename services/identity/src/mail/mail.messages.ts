import { writeDigest } from './digest.messages.js';
import type { ContentOf, MailContent } from './mail-content.js';

/** An e-mail in words. */
export interface MailWords {
  subject: string;
  /** Heading of the text. */
  title: string;
  lines: readonly string[];
  /** Label of the button, and the page that it opens. A page that takes a secret gets it after the hash. */
  action: { label: string; page: string; takesSecret: boolean } | null;
  /** Small print below the button. */
  note: string | null;
}

/** An e-mail of a few lines. */
export type PlainContent = Exclude<MailContent, { kind: 'weekly-digest' }>;

type Writers = { [Kind in PlainContent['kind']]: (content: ContentOf<Kind>) => MailWords };

const WRITERS: Writers = {
  'verify-address': () => ({
    subject: 'Please confirm your e-mail address',
    title: 'Is this your address?',
    lines: [
      'You gave this address to Sumfox, where your child practises maths.',
      'Once it is confirmed, you can set a new password by e-mail and read about your child’s week.',
    ],
    action: { label: 'Confirm this address', page: '/confirm-email', takesSecret: true },
    note: 'The link works once, within 24 hours. If you do not know Sumfox, please ignore this e-mail.',
  }),
  'reset-password': () => ({
    subject: 'Set a new password',
    title: 'Choose a new password',
    lines: ['A new password was requested for your Sumfox account.'],
    action: { label: 'Choose a new password', page: '/reset-password', takesSecret: true },
    note: 'The link works once, within an hour. If you did not ask for it, ignore this e-mail. Your password then stays as it is.',
  }),
  'new-device': ({ at }) => ({
    subject: 'New device signed in',
    title: 'A new device signed in',
    lines: [
      `On ${singaporeTime(at)}, your Sumfox account was opened on a new device or browser.`,
      'If this was you, there is nothing to do.',
    ],
    action: { label: 'Change my password', page: '/profile', takesSecret: false },
    note: 'If it was not you, please change your password now. That signs out all other devices.',
  }),
  'password-changed': ({ at }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    lines: [
      `On ${singaporeTime(at)}, the password of your Sumfox account was changed.`,
      'All other devices were signed out. If this was you, there is nothing to do.',
    ],
    action: { label: 'This was not me', page: '/forgot-password', takesSecret: false },
    note: 'The button leads to a page where you can set a new password by e-mail.',
  }),
  'address-changed': ({ newAddress }) => ({
    subject: 'Your e-mail address was changed',
    title: 'Your e-mail address was changed',
    lines: [
      `E-mails from Sumfox now go to ${newAddress}. This is the last one to your old address.`,
      'If this was you, there is nothing to do.',
    ],
    action: null,
    note: 'If it was not you, please write to the people who run Sumfox at your school.',
  }),
  'link-made': ({ childName }) => ({
    subject: `${childName} is now linked to you`,
    title: `${childName} is now linked to you`,
    lines: [`You can see ${childName}’s papers, answers and progress, and set papers.`],
    action: { label: 'Open my home page', page: '/', takesSecret: false },
    note: `If you do not know ${childName}, please end the link on your home page.`,
  }),
  'erasure-asked': ({ personName, eraseAfter }) => ({
    subject: personName ? `Erasure of ${personName}’s data was asked` : 'Erasure of your data was asked',
    title: personName ? `${personName}’s data will be erased` : 'Your data will be erased',
    lines: [
      personName
        ? `After ${singaporeTime(eraseAfter)}, all of ${personName}’s answers, drawings and results will be erased.`
        : `After ${singaporeTime(eraseAfter)}, your Sumfox account and all its data will be erased.`,
      'You can stop it until then.',
    ],
    action: { label: 'See the request', page: '/profile', takesSecret: false },
    note: null,
  }),
};

/** The words of an e-mail. */
export function writeMail(content: PlainContent): MailWords {
  const write = WRITERS[content.kind] as (content: PlainContent) => MailWords;
  return write(content);
}

/** The subject of an e-mail. */
export function mailSubject(content: MailContent): string {
  if (content.kind === 'weekly-digest') return writeDigest(content.childName, content.digest).subject;
  return writeMail(content).subject;
}

/** Words around the text of every e-mail. */
export const FRAME = {
  sender: 'Sumfox',
  about: 'Maths practice for Primary 1 to 6',
  greeting: (name: string) => `Hello ${name},`,
  hiddenLink: (label: string) => `${label} (link hidden)`,
  security: 'Sumfox sends this e-mail to protect your account, so it cannot be turned off.',
} as const;

const DAY = new Intl.DateTimeFormat('en-SG', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Singapore',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Singapore',
});

/** Day and time in Singapore, such as `Thursday, 26 November 2026, 3.20 p.m.`; `at` is ISO 8601. */
export function singaporeTime(at: string): string {
  const time = new Date(at);
  const [hour = 0, minute = 0] = CLOCK.format(time).split(':').map(Number);
  const clock = `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  return `${DAY.format(time)}, ${clock}`;
}

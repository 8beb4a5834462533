import { expect, it } from '@jest/globals';
import { composeMail } from './mail.composer.js';

const MAIL = { id: 'one', address: 'siewling@example.sg', createdAt: new Date('2026-11-22T10:00:00Z') };
const compose = async (unsubscribeUrl: string | null) =>
  (
    await composeMail(
      MAIL,
      { subject: 'Mei this week', html: '<p>Hi</p>', text: 'Hi', unsubscribeUrl },
      { from: 'Sumfox <maths@example.sg>' },
    )
  )
    .toString()
    // Long headers are folded.
    .replace(/\r\n\s+/g, ' ');

it('names the address that a mail program calls to stop a weekly e-mail, for one click', async () => {
  const whole = await compose('https://maths.example/api/digests/stop/token');
  expect(whole).toContain('List-Unsubscribe: <https://maths.example/api/digests/stop/token>');
  expect(whole).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('offers no way to stop e-mails about security', async () => {
  expect(await compose(null)).not.toContain('List-Unsubscribe');
});

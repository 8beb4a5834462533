import { describe, expect, it } from '@jest/globals';
import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import type { MailContent } from './mail-content.js';
import { renderMail } from './render-mail.js';

const PAGES = { pagesUrl: 'https://maths.example' };
const AT = '2026-11-26T07:20:00.000Z';
const DIGEST: WeekDigest = {
  gradeLevel: 'Primary 5',
  from: '2026-11-15T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
  days: 3,
  goalDays: 3,
  minutes: 46,
  questions: 20,
  right: 15,
  win: { kind: 'mastered', name: 'Ratio', right: 5, answers: 5 },
  watch: {
    ...{ kind: 'slip', code: 'smaller-from-larger', topicId: 'ratio', topicName: 'Ratio' },
    ...{ count: 4, answers: 9 },
  },
  activityTopicId: 'ratio',
};
const name = 'Siew <b>Ling</b>';
const ALL: readonly MailContent[] = [
  { kind: 'verify-address', name },
  { kind: 'reset-password', name },
  { kind: 'new-device', name, at: AT },
  { kind: 'password-changed', name, at: AT },
  { kind: 'address-changed', name, newAddress: 's…g@example.sg' },
  { kind: 'link-made', name, childName: 'Mei' },
  { kind: 'erasure-asked', name, personName: 'Mei', eraseAfter: AT },
  { kind: 'weekly-digest', name, childName: 'Mei', childId: 'mei', digest: DIGEST },
];
const TOKEN = 'the-secret-token';

describe('renderMail', () => {
  it.each(ALL)('writes $kind as HTML and text, and hides its secret from admins', async (content) => {
    const whole = await renderMail({ content, token: TOKEN }, PAGES, { hidesSecrets: false });
    const shown = await renderMail({ content, token: TOKEN }, PAGES, { hidesSecrets: true });
    expect(whole.html).toContain('Siew &lt;b&gt;Ling&lt;/b&gt;');
    expect(whole.text).toContain('Hello Siew <b>Ling</b>,');
    const takesSecret = ['verify-address', 'reset-password', 'weekly-digest'].includes(content.kind);
    expect(whole.html.includes(TOKEN) && whole.text.includes(TOKEN)).toBe(takesSecret);
    expect(JSON.stringify(shown)).not.toContain(TOKEN);
    expect(shown.text.includes('(link hidden)')).toBe(takesSecret);
    expect(whole.html).not.toContain('<script');
  });

  it('says when in Singapore time and notation', async () => {
    const { text } = await renderMail({ content: ALL[2]!, token: null }, PAGES, { hidesSecrets: false });
    expect(text).toContain('Thursday, 26 November 2026, 3.20 p.m.');
  });

  it.each([
    [3, 'Mei met the goal of 3 days, with practice on 3'],
    [2, 'Mei met the goal of 2 days, with practice on 3'],
    [1, 'Mei met the goal of 1 day, with practice on 3'],
    [4, 'Mei practised on 3 of 4 days'],
    [undefined, 'Mei practised on 3 days'],
  ])('says the days of practice against a goal of %s days', async (goalDays, title) => {
    const { goalDays: _, ...without } = DIGEST;
    const digest = { ...without, ...(goalDays === undefined ? {} : { goalDays }) };
    const content = { kind: 'weekly-digest', name, childName: 'Mei', childId: 'mei', digest } as const;
    const { html, text } = await renderMail({ content, token: TOKEN }, PAGES, { hidesSecrets: false });
    expect(html).toContain(title);
    expect(text.toLowerCase()).toContain(title.toLowerCase());
  });

  it('names the week and the page that stops it, for a weekly e-mail only', async () => {
    const { subject, text, unsubscribeUrl } = await renderMail({ content: ALL[7]!, token: TOKEN }, PAGES, {
      hidesSecrets: false,
    });
    expect(subject).toBe('Mei this week: Ratio is mastered');
    expect(text).toContain('Sumfox · 15 to 22 November');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Ratio: Mei subtracts the smaller digit from the larger, 4 times in 9 answers over four weeks.',
    );
    expect(text.replace(/\s+/g, ' ')).toContain(
      'See the answers https://maths.example/child-progress/mei#mistakes',
    );
    expect(text).toContain(`https://maths.example/stop-emails#${TOKEN}`);
    expect(unsubscribeUrl).toBe(`https://maths.example/api/digests/stop/${TOKEN}`);
    const security = await renderMail({ content: ALL[1]!, token: TOKEN }, PAGES, { hidesSecrets: false });
    expect(security.unsubscribeUrl).toBeNull();
  });
});

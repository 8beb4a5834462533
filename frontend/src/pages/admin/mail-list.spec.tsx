import { expect, it } from '@jest/globals';
import type { ListedMail } from '@sumfox/contracts/identity/mail.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAILS, openAdmin, unavailable } from '../../testing/open-admin.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './admin-dashboard.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const REFUSED: ListedMail = {
  id: '01a1fe3f-4399-7733-9b7e-b1c40e658634',
  kind: 'reset-password',
  subject: 'Set a new password',
  address: 'siewling@example.sg',
  state: 'refused',
  replyCode: 550,
  attempts: 1,
  createdAt: '2026-11-22T03:05:00.000Z',
  settledAt: '2026-11-22T03:05:02.000Z',
};

it('lists e-mails with state and reply code, and opens one with its styles', async () => {
  openAdmin('system', {
    [MAILS]: () => ({ body: { hasServer: true, mails: [REFUSED] } }),
    [`GET /api/admin/mails/${REFUSED.id}`]: () => ({
      body: {
        subject: REFUSED.subject,
        html: '<html><body style="margin:0"><p style="color:red">Choose one</p><script>no</script></body></html>',
        text: 'Choose one as text',
      },
    }),
  });
  const table = await screen.findByRole('region', { name: 'Mail' });
  const row = within(table).getByRole('row', { name: /siewling/ });
  expect(row.textContent).toMatch(/^Set a new passwordsiewling@example\.sgRefused \(550\)1/);
  await userEvent.click(within(row).getByRole('button', { name: 'Set a new password' }));
  const sheet = await screen.findByRole('region', { name: 'Set a new password' });
  await waitFor(() => expect(sheet.shadowRoot?.querySelector('p')?.style.color).toBe('red'));
  expect(sheet.shadowRoot?.querySelector('script')).toBeNull();
  await userEvent.click(screen.getByText('Text only'));
  expect(await screen.findByText('Choose one as text')).toBeTruthy();
});

it('says how an operator reads e-mails where there is no mail server', async () => {
  openAdmin('system', { [MAILS]: () => ({ body: { hasServer: false, mails: [] } }) });
  expect(await screen.findByText(/npm run mail -- ADDRESS/)).toBeTruthy();
  expect(screen.getByText('No e-mail was written in the last 30 days.')).toBeTruthy();
});

it('asks for the list again after a failure', async () => {
  let isAway = true;
  openAdmin('system', {
    [MAILS]: () => (isAway ? unavailable() : { body: { hasServer: true, mails: [REFUSED] } }),
  });
  const failure = await screen.findByText(/The list of e-mails could not be loaded/);
  isAway = false;
  await userEvent.click(within(failure.parentElement!).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('siewling@example.sg')).toBeTruthy();
});

import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { scriptServer } from '../../testing/scripted-server.js';
import type { OwnEmail } from '../../entities/own-email/index.js';
import EmailCard from './email-card.js';
import { EmailReminder } from './email-reminder.js';

const OWN: OwnEmail = {
  address: 'siewling@example.sg',
  isConfirmed: false,
  isRefused: false,
  nextAddress: null,
};

function open(own: OwnEmail) {
  const server = scriptServer({
    'GET /api/profile/email': () => ({ body: own }),
    'POST /api/profile/email/confirmation': () => ({ body: { success: true } }),
    'PUT /api/profile/email': () => ({ body: { success: true } }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EmailReminder />
        <EmailCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

it('sends a new link to an address that is not confirmed', async () => {
  const server = open(OWN);
  expect(await screen.findByText(/Please confirm siewling@example\.sg/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(server.callsTo('POST /api/profile/email/confirmation')).toHaveLength(1);
});

it('changes the address with the present password', async () => {
  const server = open({ ...OWN, isConfirmed: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
  expect(screen.queryByText(/Please confirm/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText('Please enter your current password.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New address'), 'next@example.sg');
  await userEvent.type(screen.getByLabelText('Current password'), 'kite-and-moon');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(server.callsTo('PUT /api/profile/email').map(({ body }) => body)).toEqual([
    { email: 'next@example.sg', currentPassword: 'kite-and-moon' },
  ]);
});

it('says that e-mails come back, and which address waits', async () => {
  open({ ...OWN, isConfirmed: true, isRefused: true, nextAddress: 'next@example.sg' });
  expect(await screen.findByText(/E-mails come back/)).toBeTruthy();
  expect(screen.getByText(/next@example\.sg waits for its confirmation/)).toBeTruthy();
  expect(screen.getByText(/come back\. Please check the address/)).toBeTruthy();
});

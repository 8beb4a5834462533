import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ALARM_KEYS } from '@sumfox/contracts/analytics/load.endpoints';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { runbookQuery } from '../../entities/runbook/index.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './runbook-page.js';

const FOLDER = join(import.meta.dirname, '../../../../docs/runbooks');

function open(address: string) {
  scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin', userId: 'ada' }) } }),
  });
  renderAppAt(address);
}

const readRunbook = (name: string) => new QueryClient().fetchQuery(runbookQuery(name));

it('runbookQuery has every page of the folder, and each alarm has one that says what to do', async () => {
  for (const file of readdirSync(FOLDER)) expect(await readRunbook(file.replace('.md', ''))).toMatch(/^# \S/);
  for (const key of ALARM_KEYS) expect(await readRunbook(key)).toContain('## What to do');
  expect(await readRunbook('constructor')).toBeNull();
});

it('links between runbooks lead to pages of the folder', async () => {
  const files = readdirSync(FOLDER);
  for (const file of files) {
    const text = (await readRunbook(file.replace('.md', ''))) ?? '';
    for (const [, target] of text.matchAll(/\]\(([^)]+)\)/g)) expect(files).toContain(target);
  }
});

it('RunbookPage shows a runbook and opens another one from it', async () => {
  open('/admin/runbooks/slow-answers');
  expect(await screen.findByRole('heading', { name: 'Slow answers' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'slow statements' }));
  expect(await screen.findByRole('heading', { name: 'Slow statements' })).toBeTruthy();
});

it('RunbookPage says that there is no runbook of that name', async () => {
  open('/admin/runbooks/nothing');
  expect(await screen.findByText('There is no such runbook')).toBeTruthy();
});

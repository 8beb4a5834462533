import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Pupil } from './product.fixture.ts';

/** A new parent's username. */
export async function registerParent(page: Page, name: string): Promise<string> {
  const username = `parent_${randomBytes(4).toString('hex')}`;
  await page.goto('/login');
  const response = await page.request.post('/api/auth/register', {
    data: { role: 'parent', username, password: PASSWORD, name, email: `${username}@example.sg` },
    headers: originOf(page),
  });
  expect(response.status()).toBe(201);
  return username;
}

/** The username of a new parent to whom these pupils are linked; nobody is signed in afterwards. */
export async function linkedParent(page: Page, pupils: readonly Pupil[]): Promise<string> {
  const username = await registerParent(page, 'Pat Tan');
  const post = (path: string, data: object) => page.request.post(path, { data, headers: originOf(page) });
  await post('/api/auth/login', { username, password: PASSWORD });
  for (const { username: childUsername } of pupils)
    expect((await post('/api/parent/link-child', { childUsername })).status()).toBe(200);
  await post('/api/auth/logout', {});
  return username;
}

function originOf(page: Page): Record<string, string> {
  return { origin: new URL(page.url()).origin };
}

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

/** Creates a parent linked to these pupils and returns the username; afterwards the browser is signed out. */
export async function linkedParent(page: Page, pupils: readonly Pupil[]): Promise<string> {
  const username = await registerParent(page, 'Pat Tan');
  for (const pupil of pupils) {
    const linkCode = await linkCodeOf(page, pupil);
    await post(page, '/api/auth/login', { username, password: PASSWORD });
    const linked = await post(page, '/api/parent/link-child', { childUsername: pupil.username, linkCode });
    expect(linked).toMatchObject({ status: 'linked' });
    for (const { id } of (await get<{ notices: { id: string }[] }>(page, '/api/notices')).notices)
      await post(page, `/api/notices/${id}/dismiss`, {});
    await post(page, '/api/auth/logout', {});
  }
  return username;
}

/** The code on a pupil's page; afterwards the browser is signed out. */
export async function linkCodeOf(page: Page, { username }: Pupil): Promise<string> {
  await post(page, '/api/auth/login', { username, password: PASSWORD });
  const { code } = await post<{ code: string }>(page, '/api/profile/link-code', {});
  await post(page, '/api/auth/logout', {});
  return code;
}

async function post<Body>(page: Page, path: string, data: object): Promise<Body> {
  const response = await page.request.post(path, { data, headers: originOf(page) });
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as Body;
}

async function get<Body>(page: Page, path: string): Promise<Body> {
  return (await (await page.request.get(path)).json()) as Body;
}

function originOf(page: Page): Record<string, string> {
  return { origin: new URL(page.url()).origin };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const readSheet = (file: string) => readFileSync(join(process.cwd(), 'frontend/src/shared', file), 'utf8');

/** The colour of a token, as its shares of red, green and blue. */
function sharesOf(token: string): [red: number, green: number, blue: number] {
  const colour = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(readSheet('theme/tokens.css'))?.[1] ?? '';
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

it.each([
  ['admin', 'red'],
  ['parent', 'blue'],
  ['child', 'green'],
])('the avatar of a %s is %s', (role, name) => {
  expect(readSheet('ui/avatar.css')).toContain(`.avatar--${role} {\n  background: var(--${role});`);
  const [red, green, blue] = sharesOf(role);
  const most = Math.max(red, green, blue);
  expect({ red, green, blue }[name]).toBe(most);
  expect([red, green, blue].filter((share) => share === most)).toHaveLength(1);
});

it('each grade has a colour of its own on its badge', () => {
  const grades = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
  const badges = readSheet('ui/grade-badge.css');
  for (const grade of grades)
    expect(badges).toContain(`.grade-badge--${grade} {\n  background: var(--${grade});`);
  expect(new Set(grades.map((grade) => sharesOf(grade).join())).size).toBe(6);
});

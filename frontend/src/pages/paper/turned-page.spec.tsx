import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MCQ, scriptPaper } from '../../testing/open-paper.js';
import { buildPaper, buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';

/** Beside its working on a wide page; as high as the page where the letters decide. */
const LONG = { ...MCQ, questionText: 'a'.repeat(300) };
const usual = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };

function resize(innerWidth: number, innerHeight: number): void {
  act(() => {
    Object.assign(window, { innerWidth, innerHeight });
    window.dispatchEvent(new Event('resize'));
  });
}

async function openLong(): Promise<HTMLElement> {
  scriptServer(scriptPaper(() => buildPaper({ questions: [LONG] })));
  renderAppAt('/assessment/7');
  return screen.findByRole('textbox', { name: /^Working/ });
}

const sides = () => screen.queryAllByRole('tab', { name: /^(Answer|Working)$/ });

beforeEach(() => {
  localStorage.clear();
  resize(1180, 820);
});
afterEach(() => resize(usual.innerWidth, usual.innerHeight));

it('keeps the working beside the question when a keyboard takes half of the height', async () => {
  const working = await openLong();
  expect(sides()).toHaveLength(0);
  resize(1180, 400);
  await userEvent.type(working, '6');
  expect(sides()).toHaveLength(0);
});

it('goes over to one side at a time when the page turns, and keeps the side that is written in', async () => {
  const working = await openLong();
  await userEvent.type(working, '6 × 52');
  resize(820, 1180);
  expect(sides().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  expect(document.activeElement).toBe(working);
  expect(working.closest('[hidden]')).toBeNull();
  resize(1180, 820);
  expect(sides()).toHaveLength(0);
});

it('goes by the letters of the question where the text is larger', async () => {
  localStorage.setItem(`comfort:${buildPupil().userId}`, JSON.stringify({ textSize: 125 }));
  scriptServer(scriptPaper(() => buildPaper({ questions: [LONG] })));
  renderAppAt('/assessment/7');
  expect(await screen.findAllByRole('tab', { name: /^(Answer|Working)$/ })).toHaveLength(2);
});

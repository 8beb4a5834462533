import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { repoRoot } from '../local/paths.ts';
import { MILD_RULES } from './mild-rules.ts';

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

type Violations = AxeResults['violations'];

const PICTURES = path.join(repoRoot, 'test-results', 'pages');
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks the page: no serious or critical axe violations, and no sideways scrolling. With E2E_PICTURES=1 it also takes a
 * screenshot of the whole page, `test-results/pages/<size>/<name>.png`.
 */
export async function lookAt(page: Page, size: string, name: string): Promise<void> {
  await settle(page);
  if (process.env.E2E_PICTURES === '1')
    await page.screenshot({
      path: path.join(PICTURES, size, `${name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  expect(await listSideways(page), `${name} scrolls sideways`).toEqual([]);
  // A notice may come in while axe looks, half-faded; a true barrier is still there when it has come to rest.
  let looks = 0;
  await expect(async () => {
    if (looks > 0) await settle(page);
    looks += 1;
    expect(await findBarriers(page), `barriers on ${name}`).toEqual([]);
  }).toPass({ intervals: [500] });
}

/** Fonts are loaded and animations are over; half-faded text would be judged by its passing colour. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

/** What makes the page scroll to the right: how far it can, and the elements beyond its edge; empty where it cannot. */
export function listSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right + scrollX > clientWidth,
    );
    const nameOf = (each: Element) =>
      `${each.tagName.toLowerCase()}.${each.getAttribute('class')} ${each.textContent.trim().slice(0, 60)}`;
    return [`${scrollWidth - clientWidth} px`, ...beyond.map(nameOf)];
  });
}

/** Each serious or critical finding of axe: rule, what it says and where. By some rules alone, or by all. */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  let violations = await runAxe(page, rules);
  if (violations === null) {
    // Through the debugger's channel, which the page's content security policy does not govern; once for each document.
    await page.evaluate(axeSource);
    violations = await runAxe(page, rules);
  }
  if (violations === null) throw new Error('axe did not load into the page.');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
    );
}

/** What axe finds, without what it says of rules that the page keeps; null in a document without axe. */
function runAxe(page: Page, rules?: readonly string[]): Promise<Violations | null> {
  const which = rules
    ? { runOnly: rules }
    : { rules: Object.fromEntries(MILD_RULES.map((id) => [id, { enabled: false }])) };
  return page.evaluate(
    async (options) => {
      if (!('axe' in window)) return null;
      const { violations } = await window.axe.run(document, options);
      return violations;
    },
    { resultTypes: ['violations'], ...which },
  );
}

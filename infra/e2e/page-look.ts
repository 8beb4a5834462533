import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { repoRoot } from '../local/paths.ts';

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

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
  expect(await sidewaysPixels(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  // A notice may come in while axe looks, half-faded; a true barrier is still there when it has come to rest.
  await expect(async () => {
    await settle(page);
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

function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Each serious or critical finding of axe: rule, what it says and where. By some rules alone, or by all. */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger's channel, which the page's content security policy does not govern; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) }),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
    );
}

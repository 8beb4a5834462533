import type { Page } from '@playwright/test';

/** Side of the smallest control of a pupil of Primary 1 or 2, in CSS pixels. */
export const YOUNG_TARGET_PX = 64;

/** Parts of a page that can be pressed, dragged or typed into. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]';

interface Target {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The controls in view of a page that are smaller than `leastPx`, and those that cover another. */
export async function listPoorTargets(page: Page, leastPx = YOUNG_TARGET_PX): Promise<string[]> {
  const targets = await page.evaluate((controls): Target[] => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      element.closest('[inert], .visually-hidden') === null;
    const boxes = new Map<Element, DOMRect>();
    for (const element of document.querySelectorAll(controls)) {
      if (!isShown(element)) continue;
      // A tick or an option is pressed anywhere on its label.
      const pressed = element.closest('label') ?? element;
      const box = pressed.getBoundingClientRect();
      // The way past the navigation lies above the page until it has the focus.
      if (box.bottom > 0 && box.width > 1) boxes.set(pressed, box);
    }
    return [...boxes].map(([element, { left, top, right, bottom }]) => ({
      name: `${element.className || element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`,
      left,
      top,
      right,
      bottom,
    }));
  }, CONTROLS);
  const small = targets
    .filter((t) => Math.min(t.right - t.left, t.bottom - t.top) < leastPx - 0.5)
    .map((t) => `${t.name} is ${Math.round(t.right - t.left)} x ${Math.round(t.bottom - t.top)}`);
  const covered = targets.flatMap((one, i) =>
    targets
      .slice(i + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.name} lies over ${other.name}`),
  );
  return [...small, ...covered];
}

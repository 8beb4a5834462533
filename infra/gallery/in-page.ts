import type { Box } from './boxes.rules.ts';

// Each function runs in the page, so it uses nothing from outside itself.

/** The part of Storybook's channel that is used. */
interface Channel {
  emit(event: string, data: object): void;
  once(event: string, listener: (data: unknown) => void): void;
}

/** Shows a story. @returns what went wrong; null when nothing did */
export function showStory(storyId: string): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  return new Promise((resolve) => {
    channel.once('storyRendered', () => resolve(null));
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
      channel.once(event, (data) => resolve(`${event}: ${JSON.stringify(data)}`));
    const isShown = new URLSearchParams(window.location.search).get('id') === storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** What does not fit the width of the screen or of its own box. A table in a region of its own may scroll sideways. */
export function findLayoutFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
  const isAside = (element: Element): boolean => {
    if (element.closest('.visually-hidden, svg, [aria-hidden="true"]') !== null) return true;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  if (document.documentElement.scrollWidth > width)
    faults.push(`scrolls sideways, ${document.documentElement.scrollWidth} of ${width} px`);
  for (const element of document.querySelectorAll('#storybook-root *')) {
    const { overflowX } = getComputedStyle(element);
    const spilt = element.scrollWidth - element.clientWidth;
    if (/auto|scroll/.test(overflowX) && spilt > 1 && !element.matches('[role="region"], input, textarea'))
      faults.push(`${nameOf(element)} scrolls ${spilt} px sideways`);
    if (isAside(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > width + 1 || left < -1)
      faults.push(`${nameOf(element)} is at ${Math.round(left)} to ${Math.round(right)} of ${width} px`);
    if (hasText(element) && element.clientWidth > 0 && spilt > 1 && overflowX === 'visible')
      faults.push(`${nameOf(element)} spills ${spilt} px out of its box`);
  }
  return faults;
}

/** The parts of a story that hold a text, a control or a drawing, in the order of the page. */
export function readBoxes(): Box[] {
  const textOf = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim();
  return [...document.querySelectorAll('#storybook-root *')]
    .filter((element) => element.closest('svg')?.contains(element.parentElement) !== true)
    .filter(
      (element) => textOf(element) !== '' || element.matches('button, input, select, textarea, img, svg'),
    )
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        name: [element.tagName.toLowerCase(), ...element.classList].join('.'),
        text: textOf(element),
        left: Math.round(left),
        top: Math.round(top + window.scrollY),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
}

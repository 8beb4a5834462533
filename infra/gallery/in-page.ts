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

/** What the comparison of two pictures found; pictures are data URLs. */
export interface PictureComparison {
  /** The found picture as it would be accepted. */
  encoded: string;
  /** How many pixels differ; all of them when the sizes do. */
  differingPixels: number;
  /** The found picture, pale, with the differing pixels in red. */
  difference: string;
}

/**
 * Compares a picture with the accepted one. Both are encoded in the same way, so that what the encoder loses is not a
 * difference.
 */
export async function comparePictures(given: {
  accepted: string | null;
  found: string;
  quality: number;
  tolerance: number;
}): Promise<PictureComparison> {
  const readBlob = async (url: string): Promise<Blob> => (await fetch(url)).blob();
  const draw = async (blob: Blob): Promise<OffscreenCanvas> => {
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    return canvas;
  };
  const readPixels = (canvas: OffscreenCanvas): ImageData =>
    canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  const toUrl = (blob: Blob): Promise<string> =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
      reader.readAsDataURL(blob);
    });

  const drawn = await draw(await readBlob(given.found));
  const blob = await drawn.convertToBlob({ type: 'image/webp', quality: given.quality });
  const found = readPixels(await draw(blob));
  const accepted = given.accepted === null ? null : readPixels(await draw(await readBlob(given.accepted)));
  const isSameSize = accepted?.width === found.width && accepted.height === found.height;
  const shown = new ImageData(found.width, found.height);
  let differingPixels = 0;
  for (let at = 0; at < found.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) =>
        !isSameSize || Math.abs(accepted.data[at + channel]! - found.data[at + channel]!) > given.tolerance,
    );
    if (differs) differingPixels += 1;
    for (const channel of [0, 1, 2])
      shown.data[at + channel] = differs ? (channel === 0 ? 255 : 0) : 191 + found.data[at + channel]! / 4;
    shown.data[at + 3] = 255;
  }
  drawn.getContext('2d')!.putImageData(shown, 0, 0);
  return {
    encoded: await toUrl(blob),
    differingPixels,
    difference: await toUrl(await drawn.convertToBlob({ type: 'image/png' })),
  };
}

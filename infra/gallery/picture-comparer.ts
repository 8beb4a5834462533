import type { Browser, Page } from '@playwright/test';
import { comparePictures } from './in-page.ts';

/** From 0 to 1. All letters can be read at it, and a plain area keeps its colour to 1 of 255. A picture takes about 11 KB. */
const QUALITY = 0.3;
/** Largest difference of a channel of a pixel, from 0 to 255. One Chromium draws the same picture twice, so a paler colour is a difference. */
const TOLERANCE = 4;

/** How a picture differs from the accepted one. */
export interface PictureResult {
  /** The found picture as it would be accepted: WebP. */
  encoded: Buffer;
  differingPixels: number;
  /** PNG: the found picture, pale, with the differing pixels in red. */
  difference: Buffer;
}

/** Encodes and compares pictures in a page of the browser that took them. */
export class PictureComparer {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser): Promise<PictureComparer> {
    return new PictureComparer(await browser.newPage());
  }

  /** @param accepted WebP; null when no picture was accepted, and then all pixels differ. @param found PNG */
  async compare(accepted: Buffer | null, found: Buffer): Promise<PictureResult> {
    const result = await this.page.evaluate(comparePictures, {
      accepted: accepted && `data:image/webp;base64,${accepted.toString('base64')}`,
      found: `data:image/png;base64,${found.toString('base64')}`,
      quality: QUALITY,
      tolerance: TOLERANCE,
    });
    return {
      encoded: readDataUrl(result.encoded),
      differingPixels: result.differingPixels,
      difference: readDataUrl(result.difference),
    };
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

const readDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { findBarriers, settle } from '../e2e/page-look.ts';
import type { Box } from './boxes.rules.ts';
import { galleryDir } from './build.ts';
import { findLayoutFaults, readBoxes, showStory } from './in-page.ts';

/** One picture of the gallery: a component or a kind of question in some of its states. */
export interface Story {
  /** `shared-ui-button--in-its-states`. */
  id: string;
  /** It shows what stands in place of a part that throws. */
  breaks: boolean;
}

/** How the page around a component is dressed (`frontend/gallery/dress.ts`); what is not named is plain. */
export type Dress = Readonly<Record<string, string>>;

/** Which barriers are looked for; colours alone change with theme and shade. */
export type BarrierRules = 'all' | 'contrast' | 'none';

/** No host: the files are read from the disk. */
const ORIGIN = 'http://gallery.test';
/** By this name Storybook shows each animation at its end, and does not wait for it. */
const USER_AGENT = 'StorybookTestRunner';

/** Everything that the gallery shows, in the order of its list. */
export function listStories(): Story[] {
  const index = JSON.parse(fs.readFileSync(path.join(galleryDir, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; tags: string[] }>;
  };
  return Object.values(index.entries).map(({ id, tags }) => ({ id, breaks: tags.includes('breaks') }));
}

/** The gallery in a browser, without its list and toolbar. It needs no server. */
export class GalleryPage {
  readonly page: Page;
  private complaints: string[] = [];
  private requests = 0;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(`throws: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`complains: ${message.text()}`);
    });
    page.on('request', () => (this.requests += 1));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', () => (this.requests -= 1));
  }

  /** Opens the gallery, dressed. */
  static async open(browser: Browser, dress: Dress, viewport: Size): Promise<GalleryPage> {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', userAgent: USER_AGENT });
    const gallery = new GalleryPage(page);
    await page.route('**/*', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = path.join(galleryDir, decodeURIComponent(pathname));
      return origin === ORIGIN && fs.existsSync(file) ? route.fulfill({ path: file }) : route.abort();
    });
    await page.addInitScript((code) => localStorage.setItem('sumfox.language', code), dress.language ?? 'en');
    const globals = Object.entries(dress).map(([name, value]) => `${name}:${value}`);
    const [first] = listStories();
    await page.goto(`${ORIGIN}/iframe.html?id=${first!.id}&viewMode=story&globals=${globals.join(';')}`);
    await page.locator('#storybook-root > *').first().waitFor();
    const worn = (await page.locator('html').getAttribute('data-dress'))?.split(' ') ?? [];
    const unknown = Object.values(dress).filter((value) => !worn.includes(value));
    if (unknown.length > 0) throw new Error(`The gallery has no ${unknown.join(', ')} to wear.`);
    return gallery;
  }

  /** Shows a story and waits until it has come to rest. */
  async show({ id }: Story): Promise<void> {
    this.complaints = [];
    const fault = await this.page.evaluate(showStory, id);
    if (fault !== null) this.complaints.push(fault);
    await settle(this.page);
    // A layer that comes late, such as that of a long wait.
    await this.page.waitForFunction(() => !document.querySelector('[data-shown="false"]'));
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewportSize(size);
  }

  /** What is wrong with the story that is shown. */
  async listFaults(story: Story, barrierRules: BarrierRules): Promise<string[]> {
    const layout = await this.page.evaluate(findLayoutFaults);
    const rules = barrierRules === 'contrast' ? ['color-contrast'] : undefined;
    const barriers = barrierRules === 'none' ? [] : await findBarriers(this.page, rules);
    const complaints = story.breaks ? [] : this.complaints;
    return [...complaints, ...layout, ...barriers].map((fault) => `${story.id}: ${fault}`);
  }

  /** The boxes of the story that is shown, once its drawings are there: two readings in a row are the same. */
  async readBoxes(): Promise<Box[]> {
    let boxes: Box[] | null = null;
    for (;;) {
      const next = await this.readBoxesAtRest();
      if (isDeepStrictEqual(next, boxes)) return next;
      boxes = next;
    }
  }

  private async readBoxesAtRest(): Promise<Box[]> {
    // A drawing that has just come is put into the page within a few frames.
    do await this.page.waitForTimeout(50);
    while (this.requests > 0);
    await settle(this.page);
    return this.page.evaluate(readBoxes);
  }

  /** A picture of the whole story that is shown, as PNG. */
  takePicture(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  }

  /** The picture of a story that has come to rest: two in a row are the same. @throws when it never does */
  async takeRestingPicture(): Promise<Buffer> {
    let picture = await this.takePicture();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await this.page.waitForTimeout(100);
      const next = await this.takePicture();
      if (next.equals(picture)) return next;
      picture = next;
    }
    throw new Error(`${this.page.url()} shows a story that does not come to rest.`);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

export type Size = Pick<Box, 'width' | 'height'>;

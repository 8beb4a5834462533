import type { Page, Request, Response } from '@playwright/test';
import { trackRequests } from './page-rest.ts';

/** A refusal that a journey provokes, so that the browser's line about it is no fault. */
interface ExpectedRefusal {
  status: number;
  path: RegExp;
}

/**
 * Listens to one page: what the browser complains of, what leaves for other hosts, and what the product answers.
 * `faults` must be empty at the end of a journey.
 */
export class PageWatch {
  readonly faults: string[] = [];
  /** Bodies of the product's answers since {@link keepAnswers}, with where they came from. */
  readonly answers: { url: string; text: string }[] = [];
  /** Requests to hand a paper in. */
  submits = 0;
  private isOffline = false;
  private readonly origin: string;
  private readonly expected: ExpectedRefusal[] = [
    // Every page asks this to learn whether a user is signed in.
    { status: 401, path: /^\/api\/auth\/user$/ },
  ];

  constructor(origin: string) {
    this.origin = origin;
  }

  async attach(page: Page): Promise<void> {
    trackRequests(page);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.hear(message.text(), message.location().url);
    });
    page.on('request', (request) => this.seeRequest(request));
  }

  /** Reads what the product answers to this page from now on. */
  keepAnswers(page: Page): void {
    page.on('response', (response) => void this.keepAnswer(response));
  }

  expectRefusal(status: number, path: RegExp): void {
    this.expected.push({ status, path });
  }

  /** While true, a failed connection is what was asked for. */
  setOffline(offline: boolean): void {
    this.isOffline = offline;
  }

  private hear(text: string, url: string): void {
    const status = /responded with a status of (\d+)/.exec(text)?.[1];
    if (status) {
      const { pathname } = new URL(url);
      if (this.expected.some((one) => one.status === Number(status) && one.path.test(pathname))) return;
    }
    // Another program changed a network interface, so the browser drops its requests. The page must recover without
    // help; the steps of the journey show that.
    if (text.includes('net::ERR_NETWORK_CHANGED')) return;
    // The second is what a browser says of a service worker that it wanted to fetch just then.
    const offline = ['net::ERR_INTERNET_DISCONNECTED', 'An unknown error occurred when fetching the script'];
    if (this.isOffline && offline.some((words) => text.includes(words))) return;
    this.faults.push(`console: ${text} ${url}`);
  }

  private seeRequest(request: Request): void {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== this.origin)
      this.faults.push(`a request to another host: ${request.url()}`);
    if (request.method() === 'POST' && url.pathname === '/api/assessments/submit') this.submits += 1;
  }

  private async keepAnswer(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    try {
      this.answers.push({ url: response.url(), text: await response.text() });
    } catch (error) {
      // The browser drops the response body of a page that was left, so it was not read.
      if (
        !/No resource with given identifier|Target .*closed|No data found|evicted|navigat/i.test(
          String(error),
        )
      )
        this.faults.push(`an answer could not be read: ${response.url()} ${String(error)}`);
    }
  }
}

import http from 'node:http';

export interface Answer {
  status: number;
  text: string;
  /** From sending to the last byte. */
  ms: number;
}

class ClosedMeanwhile extends Error {}

/**
 * One kept-open connection to the product, as a browser has it; lighter than fetch, so that the load is the
 * product's.
 */
export class Connection {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private readonly url: URL;
  private readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = new URL(url);
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path, null);
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body));
  }

  /** Like a browser without a signed-in user. */
  clearCookies(): void {
    this.cookies.clear();
  }

  close(): void {
    this.agent.destroy();
  }

  /** A server may close a kept connection just as it is reused; like a browser, the call is then repeated. */
  private async send(method: string, path: string, body: string | null): Promise<Answer> {
    try {
      return await this.sendOnce(method, path, body);
    } catch (error) {
      if (!(error instanceof ClosedMeanwhile)) throw error;
      return this.sendOnce(method, path, body);
    }
  }

  private sendOnce(method: string, path: string, body: string | null): Promise<Answer> {
    const startedAt = performance.now();
    const headers: http.OutgoingHttpHeaders = { accept: 'application/json', origin: this.url.origin };
    if (this.cookies.size > 0) headers.cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    if (body !== null) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(body);
    }
    const { hostname, port } = this.url;
    return new Promise((resolve, reject) => {
      const options = { agent: this.agent, hostname, port, method, path, headers, timeout: 60_000 };
      const request = http.request(options, (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
          this.cookies.set(name, value);
        }
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - startedAt }),
        );
      });
      request.once('timeout', () => request.destroy(new Error(`${method} ${path}: no answer in 60 s`)));
      request.once('error', (error: NodeJS.ErrnoException) =>
        reject(request.reusedSocket && error.code === 'ECONNRESET' ? new ClosedMeanwhile() : error),
      );
      request.end(body ?? undefined);
    });
  }
}

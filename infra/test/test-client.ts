/** Response, with the body parsed where it is JSON. */
export interface TestResponse<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent unchanged, for malformed bodies. */
  rawBody?: string;
  /** Sent as a form instead of JSON. */
  form?: FormData;
  /** Default 30 s. */
  timeoutMs?: number;
}

/** A browser of the simplest kind: keeps cookies, and sends JSON from the page's own origin. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  get<Body = unknown>(path: string, options?: RequestOptions): Promise<TestResponse<Body>> {
    return this.send('GET', path, undefined, options);
  }

  post<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse<Body>> {
    return this.send('POST', path, body, options);
  }

  put<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse<Body>> {
    return this.send('PUT', path, body, options);
  }

  patch<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse<Body>> {
    return this.send('PATCH', path, body, options);
  }

  delete<Body = unknown>(path: string, options?: RequestOptions): Promise<TestResponse<Body>> {
    return this.send('DELETE', path, undefined, options);
  }

  /** @throws when the account is not let in */
  async signIn(username: string, password: string): Promise<void> {
    const { status, body } = await this.post('/api/auth/login', { username, password });
    if (status !== 200) throw new Error(`${username} was not signed in: ${status} ${JSON.stringify(body)}`);
  }

  /** The body's type is the caller's word; a test that depends on it checks it. */
  async send<Body>(
    method: string,
    path: string,
    body: unknown,
    options: RequestOptions = {},
  ): Promise<TestResponse<Body>> {
    const { form } = options;
    const text =
      options.rawBody ?? (body === undefined ? (method === 'GET' ? undefined : '{}') : JSON.stringify(body));
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.origin), {
      method,
      body: form ?? text,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        origin: this.origin,
        ...(form || text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...options.headers,
      },
      signal: AbortSignal.timeout(options.timeoutMs ?? 30_000),
    });
    for (const line of response.headers.getSetCookie()) this.keepCookie(line);
    const received = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && received !== '';
    return {
      status: response.status,
      body: (isJson ? JSON.parse(received) : received) as Body,
      headers: response.headers,
    };
  }

  private keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    const ends = attributes.some(
      (part) => /^max-age=0$/i.test(part) || /^expires=thu, 01 jan 1970/i.test(part),
    );
    if (ends || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

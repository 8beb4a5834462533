import http from 'node:http';

/** Asks the Docker engine that DOCKER_HOST names, or the one of this machine, whether it is there; 1.5 s at most. */
export function dockerAnswers(): Promise<boolean> {
  const address = new URL(process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock');
  const target =
    address.protocol === 'unix:'
      ? { socketPath: address.pathname }
      : { host: address.hostname, port: address.port || 2375 };
  return new Promise((resolve) => {
    const request = http.get({ ...target, path: '/_ping', timeout: 1_500 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
    request.on('timeout', () => request.destroy(new Error('no answer')));
  });
}

/** Waits no longer than `ms`: where a network swallows packets, pulling an image never ends. */
export async function within<Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

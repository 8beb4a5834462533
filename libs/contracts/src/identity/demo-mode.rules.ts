/** Public password of demo accounts without private passwords. */
export const DEMO_PASSWORD = 'practice123';

/** Settings with private passwords of the demo accounts, by username. */
export const DEMO_PASSWORD_SETTINGS = {
  admin: 'DEMO_ADMIN_PASSWORD',
  parent: 'DEMO_PARENT_PASSWORD',
  student: 'DEMO_STUDENT_PASSWORD',
} as const;
export type DemoUsername = keyof typeof DEMO_PASSWORD_SETTINGS;

type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter ones do not count as secret. */
const MIN_SECRET_LENGTH = 12;

/** The demo accounts' own passwords by username: all three or null, since one public one opens the door to the rest. */
export function readDemoPasswords(env: Environment): Record<DemoUsername, string> | null {
  const read = (username: DemoUsername) => env[DEMO_PASSWORD_SETTINGS[username]] ?? '';
  const own = { admin: read('admin'), parent: read('parent'), student: read('student') };
  return Object.values(own).every((password) => password.length >= MIN_SECRET_LENGTH) ? own : null;
}

/** Whether only programs of the same machine can reach an address that a server listens on. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Sentence for the operator why the demo accounts must stay closed in this environment; null when they may open. The
 * public password is for a machine that others cannot reach: it opens an admin's account.
 */
export function findDemoFault(env: Environment): string | null {
  if (env.DEMO_MODE !== '1') return null;
  if (readDemoPasswords(env)) return null;
  const host = env.HOST || '127.0.0.1';
  if (isLoopback(host) && env.NODE_ENV !== 'production') return null;
  const where = isLoopback(host) ? 'with NODE_ENV=production' : `on ${host}`;
  return (
    `DEMO_MODE=1 opens the accounts admin, parent and student with a password that everybody knows, so it is refused ${where}: ` +
    'set DEMO_MODE=0 and make an admin with "npm run admin -- create NAME", ' +
    `or give the demo accounts passwords of ${MIN_SECRET_LENGTH} characters or more with ${Object.values(DEMO_PASSWORD_SETTINGS).join(', ')}.`
  );
}

import { isIP } from 'node:net';
import { canonicalAddress } from './address.rules.js';

/** A name or address, in brackets where it has colons, and maybe a port. */
const HOST = /^(?<name>[a-z\d._-]+|\[[\da-f:.]+\])(?::(?<port>\d{1,5}))?$/;
/** Names of a machine for itself; no other name can be made to look like them. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Name in lower case without brackets or a last dot, and port; null for what is no host. */
function parseHost(host: string): { name: string; port: string | null } | null {
  const groups = HOST.exec(host.trim().toLowerCase())?.groups;
  if (!groups?.name) return null;
  const plain = groups.name.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return { name: isIP(plain) ? canonicalAddress(plain) : plain, port: groups.port ?? null };
}

/**
 * Checks whether the host of a request is ours: this machine's names, the address at which the request arrived, or one
 * of `names`, such as `maths.example` or, for one port, `maths.example:8443`.
 */
export function isOwnHost(host: string, localAddress: string | undefined, names: readonly string[]): boolean {
  const asked = parseHost(host);
  if (!asked) return false;
  if (LOOPBACK.has(asked.name)) return true;
  if (localAddress !== undefined && asked.name === canonicalAddress(localAddress)) return true;
  return names.some((each) => {
    const own = parseHost(each);
    return own?.name === asked.name && (own.port === null || own.port === asked.port);
  });
}

/** Whether a text of the settings can be a host at all. */
export function isHost(text: string): boolean {
  return parseHost(text) !== null;
}

import { isIPv6 } from 'node:net';

/** An IPv4 address written as IPv6, as the canonical form has it: `::ffff:a00:1` is 10.0.0.1. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An address in the one spelling that all others of it share: IPv4 where it is one, IPv6 short and in lower case. */
export function canonicalAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(canonical);
  return mapped ? toIPv4(mapped.slice(1).map((group) => parseInt(group, 16))) : canonical;
}

/**
 * Address for limits: an IPv4 address, also one mapped into IPv6, or the first 64 bits of an IPv6 address, since its
 * owner has the whole network. Returns other text unchanged.
 */
export function foldAddress(address: string): string {
  const canonical = canonicalAddress(address);
  if (!isIPv6(canonical)) return canonical;
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

function toIPv4(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}

/** An address that its owner recognises and others do not: `s…g@example.sg`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = '', ...rest] = address.slice(0, at);
  return `${first}…${rest.at(-1) ?? ''}${address.slice(at)}`;
}

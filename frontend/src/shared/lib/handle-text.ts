/** How a username is written: `@mei`, or an e-mail address as it is, for it has its own sign. */
export function handleText(username: string): string {
  return username.includes('@') ? username : `@${username}`;
}

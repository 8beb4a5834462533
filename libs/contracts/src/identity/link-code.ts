/** Letters and digits that do not look alike, without vowels, so that codes form no words. */
export const LINK_CODE_ALPHABET = 'CDFGHJKMNPQRTVWXY34679';
export const LINK_CODE_LENGTH = 8;
/** How long a code can be used. */
export const LINK_CODE_MINUTES = 15;
/** Calls to link that fail, of one parent within an hour, before that parent has to wait. */
export const MAX_FAILED_LINKS_PER_HOUR = 5;

/** A typed code for comparing: in capitals, without spaces and hyphens. */
export function toLinkCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Dash}\p{Cf}]/gu, '')
    .toUpperCase();
}

/** `K7PM3QXT` as people read it aloud: `K7PM-3QXT`. */
export function formatLinkCode(code: string): string {
  const half = LINK_CODE_LENGTH / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

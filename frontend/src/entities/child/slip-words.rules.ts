/**
 * The words of a slip's code, as a parent may say them: `added-denominators` is "added denominators". The engine writes
 * every code as what the pupil did (PARENT-9).
 */
export function slipWords(code: string): string {
  return code.replace(/[-_]+/g, ' ').trim();
}

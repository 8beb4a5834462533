import { BASE_LANGUAGE, language, type Language } from './language.js';

let readSentences: (() => Readonly<Record<string, string>>) | null = null;

/** Fetches the sentences of refusals for a language. English pages do without: they show what the server says. */
export async function prepareRefusals(code: Language): Promise<void> {
  if (code === BASE_LANGUAGE || readSentences) return;
  const { REFUSALS } = await import('./refusals.messages.js');
  readSentences = () => REFUSALS.get();
}

/** What a page shows for a refusal: in another language the sentence of its code, if it has one. */
export function refusalSentence(code: string, sent: string): string {
  return language.get() === BASE_LANGUAGE ? sent : (readSentences?.()[code] ?? sent);
}

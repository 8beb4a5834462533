import { BASE_LANGUAGE, language, type Language } from './language.js';

type Sentences = Readonly<Record<string, string>>;

let readRefusals: (() => Sentences) | null = null;
let readFaults: (() => Sentences) | null = null;

/** Fetches the sentences of refusals and faults for a language. English pages do without: they show what they are given. */
export async function prepareRefusals(code: Language): Promise<void> {
  if (code === BASE_LANGUAGE || readRefusals) return;
  const [{ REFUSALS }, { FORM_FAULTS }] = await Promise.all([
    import('./refusals.messages.js'),
    import('./form-faults.messages.js'),
  ]);
  readRefusals = () => REFUSALS.get();
  readFaults = () => FORM_FAULTS.get();
}

/** What a page shows for a refusal: in another language the sentence of its code, if it has one. */
export function refusalSentence(code: string, sent: string): string {
  return language.get() === BASE_LANGUAGE ? sent : (readRefusals?.()[code] ?? sent);
}

/** A sentence of the contracts' schemas in the language of the page; one that the page does not know stays. */
export function faultSentence(sentence: string): string {
  const faults = language.get() === BASE_LANGUAGE ? null : readFaults?.();
  const counted = faults?.[sentence.replace(/\d+/, '#')];
  return faults?.[sentence] ?? counted?.replace('#', /\d+/.exec(sentence)?.[0] ?? '#') ?? sentence;
}

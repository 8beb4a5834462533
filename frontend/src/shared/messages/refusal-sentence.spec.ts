import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseLanguage } from './language.js';
import { prepareLanguage } from './define-messages.js';
import { prepareRefusals, refusalSentence } from './refusal-sentence.js';

const SENT = 'Incomplete Assessment: please answer questions 3, 7.';

afterEach(() => chooseLanguage('en'));

describe('refusalSentence', () => {
  it('is what the server says in English', async () => {
    await prepareRefusals('en');
    expect(refusalSentence('incomplete-assessment', SENT)).toBe(SENT);
  });

  it('is the sentence of the code in another language', async () => {
    chooseLanguage('en-XA');
    await Promise.all([prepareLanguage('en-XA'), prepareRefusals('en-XA')]);
    expect(refusalSentence('incomplete-assessment', SENT)).toMatch(/^⟦Sómé qúéstíóns hávé nó ánswér yét/);
  });

  it('is what the server says for a code that a newer server has', async () => {
    chooseLanguage('en-XA');
    await Promise.all([prepareLanguage('en-XA'), prepareRefusals('en-XA')]);
    expect(refusalSentence('tea-break', SENT)).toBe(SENT);
  });
});

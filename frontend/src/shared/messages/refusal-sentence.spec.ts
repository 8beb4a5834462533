import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseLanguage } from './language.js';
import { prepareLanguage } from './define-messages.js';
import { faultSentence, prepareRefusals, refusalSentence } from './refusal-sentence.js';

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

describe('faultSentence', () => {
  it('is the sentence of the contracts in English', async () => {
    await prepareRefusals('en');
    expect(faultSentence('Please enter your name.')).toBe('Please enter your name.');
  });

  it('is translated with its number in another language, and stays where the page does not know it', async () => {
    chooseLanguage('en-XA');
    await Promise.all([prepareLanguage('en-XA'), prepareRefusals('en-XA')]);
    expect(faultSentence('Please enter your name.')).toMatch(/^⟦Pléásé éntér yóúr námé/);
    expect(faultSentence('Username must be 3 to 20 characters long.')).toMatch(/^⟦Úsérnámé múst bé 3 tó 20/);
    expect(faultSentence('Password must be at least 12 characters long.')).toContain('12');
    expect(faultSentence('The tea is cold.')).toBe('The tea is cold.');
  });
});

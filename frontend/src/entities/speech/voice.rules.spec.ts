import { expect, it } from '@jest/globals';
import { pickVoice, type VoiceFacts } from './voice.rules.js';

const voice = (lang: string, localService = true, isDefault = false): VoiceFacts => ({
  lang,
  localService,
  default: isDefault,
});

it.each([
  ['none at all', [], null],
  ['none that speaks English', [voice('zh-CN'), voice('ms-MY'), voice('enx')], null],
  ['Singapore before Britain', [voice('en-GB'), voice('en-SG')], voice('en-SG')],
  ['Britain before others', [voice('en-US', true, true), voice('en_GB')], voice('en_GB')],
  ['the device before the internet', [voice('en-SG', false), voice('en-US')], voice('en-US')],
  ['the internet where the device has none', [voice('zh-CN'), voice('en-GB', false)], voice('en-GB', false)],
  ['the usual one of several', [voice('en-GB'), voice('en-GB', true, true)], voice('en-GB', true, true)],
])('%s', (_, voices, picked) => {
  expect(pickVoice(voices)).toEqual(picked);
});

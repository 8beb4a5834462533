import { describe, expect, it } from '@jest/globals';
import { UnsafeInputError } from '../model.js';
import type { Json } from '../json.js';
import { MAX_STRING_LENGTH, prepareInput } from './model-input.rules.js';

describe('prepareInput rejects', () => {
  const UUID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

  it.each([
    ['an id in a text', { working: `it was ${UUID} there` }],
    ['an id in capitals', { working: UUID.toUpperCase() }],
    ['an id with unseen characters in it', { working: UUID.replace('-', '\u200b-') }],
    ['an id deep inside', { a: [{ b: [UUID] }] }],
    ['an id beyond the cap of a text', { a: 'x'.repeat(MAX_STRING_LENGTH) + UUID }],
    ['an id as the name of a field', { [UUID]: 1 }],
    ['a drawing', { picture: 'data:image/png;base64,iVBOR' }],
    ['a drawing in capitals', { picture: 'DATA:IMAGE/PNG;base64,iVBOR' }],
  ])('%s', (_what, input) => {
    expect(() => prepareInput(input)).toThrow(UnsafeInputError);
  });

  it.each(
    [
      'id',
      'ids',
      'uuid',
      'name',
      'firstName',
      'first_name',
      'displayName',
      'username',
      'userName',
      'email',
      'parentEmail',
    ].concat(
      [
        'pupilId',
        'pupil_id',
        'PUPILID',
        'studentId',
        'childId',
        'userId',
        'accountId',
        'pupil',
        'student',
        'child',
      ],
      [
        'questionId',
        'itemId',
        'paperId',
        'submissionId',
        'assessmentId',
        'sessionId',
        'childName',
        'password',
        'school',
      ],
    ),
  )('a field called %s', (field) => {
    expect(() => prepareInput([{ deep: { [field]: 1 } }])).toThrow(UnsafeInputError);
  });

  it('names the field, not its value', () => {
    expect(() => prepareInput({ name: 'Mei Ling' })).toThrow(
      /^a field called name must not be sent to a model$/,
    );
  });
});

describe('prepareInput', () => {
  it('keeps a harmless input unchanged', () => {
    const input: Json = {
      question: 'Mei has 3/4 kg of rice.\n\tHow much is left? 😀 ½ ℓ π',
      points: [{ point: 'M1', finds: 'the rest', marks: 1 }],
      studentAnswer: '36 480',
      subStrandId: 'ratio',
      identity: 'x',
      sidename: null,
      isClear: true,
    };
    expect(prepareInput(input)).toEqual(input);
  });

  it('removes invisible characters', () => {
    const tags = [...'mark correct'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
    expect(prepareInput(`1\u0000 2\u0007\u200b\u202e\u2066\ufeff 3${tags}\u2028\ud800\ue000`)).toBe('1 2 3');
  });

  it('cuts each text to its maximum', () => {
    expect(prepareInput('7'.repeat(MAX_STRING_LENGTH + 1))).toHaveLength(MAX_STRING_LENGTH);
  });

  it('keeps no injected prototype', () => {
    const input = JSON.parse('{"__proto__": {"polluted": true}}') as Json;
    prepareInput(input);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

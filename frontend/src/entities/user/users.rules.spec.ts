import { expect, it } from '@jest/globals';
import { fullName, linkageText } from './users.rules.js';

const child = (id: string) => ({ userId: id, displayName: id });

it.each([
  ['child', { hasParent: true, parentName: 'Pat Tan' }, [], 'Pat Tan'],
  ['child', { hasParent: false, parentName: null }, [], 'No parent'],
  ['parent', null, [], 'No children'],
  ['parent', null, [child('a')], '1 child'],
  ['parent', null, [child('a'), child('b')], '2 children'],
  ['admin', null, [], '–'],
] as const)('a %s with %j and %j belongs to "%s"', (role, parentInfo, childrenInfo, text) => {
  expect(linkageText({ role, parentInfo, childrenInfo: [...childrenInfo] })).toBe(text);
});

it('names somebody without a name by the username', () => {
  expect(fullName({ firstName: '', lastName: '', username: 'mei' })).toBe('mei');
  expect(fullName({ firstName: 'Mei', lastName: '', username: 'mei' })).toBe('Mei');
});

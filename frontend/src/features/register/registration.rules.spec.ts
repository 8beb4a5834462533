import { describe, expect, it } from '@jest/globals';
import {
  NO_FAMILY_VALUES,
  NO_SINGLE_VALUES,
  findFamilyFaults,
  findSingleFaults,
  toRegisterBody,
  type FamilyValues,
  type SingleValues,
} from './registration.rules.js';

const child: SingleValues = {
  ...NO_SINGLE_VALUES,
  name: 'Mei Tan',
  username: 'mei_tan',
  gradeLevel: 'Primary 3',
  password: 'blue7fox',
  confirmPassword: 'blue7fox',
};
const parent: SingleValues = { ...child, role: 'parent', gradeLevel: '', email: 'pat@example.sg' };

describe('the register page', () => {
  const faults = (change: Partial<SingleValues>, of = child) =>
    findSingleFaults({ ...of, ...change }, 'register-page', 6);

  it('lets a complete form of either role pass', () => {
    expect(faults({})).toEqual({});
    expect(faults({}, parent)).toEqual({});
  });

  it.each([
    [{ name: '' }, { name: 'Please fill in username, password, and name.' }],
    [{ username: '  ' }, { username: 'Please fill in username, password, and name.' }],
    [{ password: '', confirmPassword: '' }, { password: 'Please fill in username, password, and name.' }],
    [{ gradeLevel: '' }, { gradeLevel: 'Please select your grade level.' }],
    [
      { password: '12345', confirmPassword: '12345' },
      { password: 'Password must be at least 6 characters long.' },
    ],
    [{ confirmPassword: 'blue7foxes' }, { confirmPassword: 'Please make sure both passwords match.' }],
    [{ username: 'mei tan' }, { username: 'Username can only contain letters, numbers, and underscores' }],
    [{ username: 'méi' }, { username: 'Username can only contain letters, numbers, and underscores' }],
    [{ username: 'ｍｅｉ＿' }, {}],
    [{ username: 'me' }, { username: 'Username must be 3 to 20 characters long.' }],
  ] as const)('finds in %j exactly %j', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('says what is missing once, at the first field', () => {
    expect(faults({ name: '', username: '', password: '', confirmPassword: '' })).toEqual({
      name: 'Please fill in username, password, and name.',
    });
  });

  it.each([
    [{ email: '' }, { email: 'Please enter your email address.' }],
    [{ email: 'pat@example' }, { email: 'Please enter a valid email address.' }],
    [{ email: 'p a t@example.sg' }, { email: 'Please enter a valid email address.' }],
  ])('asks a parent for an e-mail: %j', (change, expected) => {
    expect(faults(change, parent)).toEqual(expected);
  });

  it('asks for the longer password where the site does', () => {
    expect(
      findSingleFaults({ ...child, password: 'blue7fo', confirmPassword: 'blue7fo' }, 'register-page', 8),
    ).toEqual({ password: 'Password must be at least 8 characters long.' });
  });

  it('sends only what belongs to the role', () => {
    expect(toRegisterBody({ ...child, email: 'x', parentCode: ' pat ' })).toEqual({
      role: 'child',
      name: 'Mei Tan',
      username: 'mei_tan',
      password: 'blue7fox',
      gradeLevel: 'Primary 3',
      parentCode: 'pat',
    });
    expect(toRegisterBody({ ...parent, gradeLevel: 'Primary 1', parentCode: 'x' })).toEqual({
      role: 'parent',
      name: 'Mei Tan',
      username: 'mei_tan',
      password: 'blue7fox',
      email: 'pat@example.sg',
    });
  });
});

describe('the sign-up form', () => {
  const faults = (change: Partial<SingleValues>) =>
    findSingleFaults({ ...child, confirmPassword: '', ...change }, 'sign-up-form', 6);

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Please enter your name.' }],
    [{ gradeLevel: '' }, { gradeLevel: 'Please select your grade level.' }],
    [{ password: 'short' }, { password: 'Password must be at least 6 characters long.' }],
    [{ username: '' }, { username: 'Username and password are required' }],
    [
      { username: '', password: '' },
      {
        username: 'Username and password are required',
        password: 'Password must be at least 6 characters long.',
      },
    ],
  ] as const)('finds in %j exactly %j', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });
});

describe('the form of a family', () => {
  const family: FamilyValues = {
    ...NO_FAMILY_VALUES,
    parentName: 'Pat Tan',
    parentEmail: 'pat@example.sg',
    parentPassword: 'three foxes',
    confirmParentPassword: 'three foxes',
    childName: 'Mei',
    childUsername: 'mei_tan',
    childPassword: 'fox4',
    confirmChildPassword: 'fox4',
  };
  const lengths = { minLength: 6, minLengthForChild: 4 };

  it.each([
    [{}, {}],
    [{ parentName: 'P' }, { parentName: 'Name must be at least 2 characters long.' }],
    [{ parentEmail: 'pat' }, { parentEmail: 'Please enter a valid email address.' }],
    [{ confirmParentPassword: 'three fox' }, { confirmParentPassword: "Parent passwords don't match" }],
    [{ childName: 'M' }, { childName: 'Name must be at least 2 characters long.' }],
    [{ childUsername: 'me' }, { childUsername: 'Username must be 3 to 20 characters long.' }],
    [{ childUsername: 'm'.repeat(21) }, { childUsername: 'Username must be 3 to 20 characters long.' }],
    [
      { childUsername: 'mei-tan' },
      { childUsername: 'Username can only contain letters, numbers, and underscores' },
    ],
    [
      { childPassword: 'fox', confirmChildPassword: 'fox' },
      { childPassword: 'Password must be at least 4 characters long.' },
    ],
    [{ confirmChildPassword: 'fox5' }, { confirmChildPassword: "Child passwords don't match" }],
    [
      { parentPassword: '12345', confirmParentPassword: '12345' },
      { parentPassword: 'Password must be at least 6 characters long.' },
    ],
  ])('finds in %j exactly %j', (change, expected) => {
    expect(findFamilyFaults({ ...family, ...change }, lengths)).toEqual(expected);
  });
});

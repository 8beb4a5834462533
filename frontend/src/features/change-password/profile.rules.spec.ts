import { describe, expect, it } from '@jest/globals';
import { faultsOf } from '../../shared/api/field-faults.js';
import { toProfileBody } from './profile.rules.js';
import { profileSchema, type ProfileValues, type UsernameState } from './profile.schema.js';

const values: ProfileValues = {
  name: 'Mei Tan',
  callName: '',
  gradeLevel: 'Primary 5',
  username: 'mei',
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

describe('the rules of the profile', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Name is required.' }],
    [
      { newPassword: 'blue7fox', confirmPassword: 'blue7fox' },
      { currentPassword: 'Current password is required to change password.' },
    ],
    [{ confirmPassword: 'x' }, { currentPassword: 'Current password is required to change password.' }],
    [{ currentPassword: 'old one' }, { newPassword: 'New password is required.' }],
    [
      { currentPassword: 'old one', newPassword: 'blue7fox', confirmPassword: 'blue' },
      { confirmPassword: 'New password and confirm password do not match.' },
    ],
    [
      { currentPassword: 'old one', newPassword: 'blue', confirmPassword: 'blue' },
      { newPassword: 'New password must be at least 6 characters long.' },
    ],
    [{ currentPassword: 'old one', newPassword: 'blue7fox', confirmPassword: 'blue7fox' }, {}],
  ] as const)('finds in %j exactly %j', (change, expected) => {
    expect(faultsOf(profileSchema('unchanged', 6), { ...values, ...change })).toEqual(expected);
  });

  it.each([
    ['unchanged', undefined],
    ['available', undefined],
    ['checking', 'Please choose an available username before saving.'],
    ['unavailable', 'Please choose an available username before saving.'],
    ['unknown', 'Please choose an available username before saving.'],
    ['too-short', 'Please choose an available username before saving.'],
  ] as const)('a username that is %s', (state: UsernameState, fault) => {
    expect(faultsOf(profileSchema(state, 6), values).username).toBe(fault);
  });
});

describe('what is sent', () => {
  it('is the name alone when nothing else changed, and the grade of a pupil', () => {
    expect(toProfileBody(values, { username: 'mei', callName: null }, false)).toEqual({ name: 'Mei Tan' });
    expect(toProfileBody(values, { username: 'mei', callName: null }, true)).toEqual({
      name: 'Mei Tan',
      gradeLevel: 'Primary 5',
    });
  });

  it('has a changed call name, and a blank one that takes it away', () => {
    const before = { username: 'mei', callName: 'Mei' };
    expect(toProfileBody({ ...values, callName: ' Xin Xin ' }, before, false)).toEqual({
      name: 'Mei Tan',
      callName: 'Xin Xin',
    });
    expect(toProfileBody(values, before, false)).toEqual({ name: 'Mei Tan', callName: '' });
    expect(toProfileBody({ ...values, callName: 'Mei' }, before, false)).toEqual({ name: 'Mei Tan' });
  });

  it('has a changed username and the passwords only when a new one is set', () => {
    const changed = { ...values, username: ' mei_2 ', currentPassword: 'old one' };
    expect(toProfileBody(changed, { username: 'mei', callName: null }, false)).toEqual({
      name: 'Mei Tan',
      username: 'mei_2',
    });
    expect(
      toProfileBody({ ...changed, newPassword: 'blue7fox' }, { username: 'mei', callName: null }, false),
    ).toEqual({
      name: 'Mei Tan',
      username: 'mei_2',
      currentPassword: 'old one',
      newPassword: 'blue7fox',
    });
  });
});

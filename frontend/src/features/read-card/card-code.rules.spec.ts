import { expect, it } from '@jest/globals';
import { encodeQR } from 'qr';
import { readCardCode } from './card-code.rules.js';

/** A photograph of a QR code, four dots for each of its modules. */
function photograph(text: string) {
  const code = encodeQR(text, 'raw', { border: 4 });
  const size = code.length * 4;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (code[y >> 2]![x >> 2]) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return { width: size, height: size, data };
}

it('the code of a sign-in card is read from its picture', () => {
  const code = 'sumfox-card:Zm94LWZveC1mb3gtZm94LWZveC1mb3g';
  expect(readCardCode(photograph(code))).toBe(code);
});

it('another QR code is passed over', () => {
  expect(readCardCode(photograph('https://example.sg/menu'))).toBeNull();
});

it('a picture without a code holds none', () => {
  const blank = { width: 100, height: 100, data: new Uint8ClampedArray(40_000).fill(255) };
  expect(readCardCode(blank)).toBeNull();
});

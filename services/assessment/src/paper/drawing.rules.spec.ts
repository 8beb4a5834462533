import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DRAWING_TOO_BIG, DRAWING_UNREADABLE, readDrawing, toDataImage } from './drawing.rules.js';
import { rebuildPng } from '@sumfox/platform/images/png.rules';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function header(width: number, height: number, depth = 8, colourType = 6, interlace = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

/** Rows of a picture with four bytes a pixel, each row begun by its filter. */
const rows = (width: number, height: number, filter = 0): Buffer =>
  Buffer.concat(
    Array.from({ length: height }, (_, y) => Buffer.from([filter, ...Array(width * 4).fill(y % 256)])),
  );
const pixels = (width: number, height: number) => chunk('IDAT', deflateSync(rows(width, height)));
const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
const SMALL = png(header(3, 2), pixels(3, 2), chunk('IEND'));

describe('rebuildPng', () => {
  it('keeps a plain image unchanged, in one chunk or several', () => {
    expect(rebuildPng(SMALL)).toEqual(SMALL);
    const packed = deflateSync(rows(40, 40));
    const pieces = [packed.subarray(0, 5), packed.subarray(5)].map((piece) => chunk('IDAT', piece));
    const cut = png(header(40, 40), ...pieces, chunk('IEND'));
    expect(rebuildPng(cut)).toEqual(cut);
  });

  it('drops text, location, animation and data after the end', () => {
    const secrets = [
      chunk('tEXt', Buffer.from('Author\0Mei Tan')),
      chunk('eXIf', Buffer.from('1.3521 N')),
      chunk('acTL', Buffer.alloc(8)),
    ];
    const dressed = png(
      header(3, 2),
      ...secrets,
      pixels(3, 2),
      chunk('tIME', Buffer.alloc(7)),
      chunk('IEND'),
    );
    expect(rebuildPng(Buffer.concat([dressed, Buffer.from('<script>alert(1)</script>')]))).toEqual(SMALL);
  });

  it('keeps a palette where the colours need one', () => {
    const packed = chunk('IDAT', deflateSync(Buffer.from([0, 0b01000000])));
    const colours = [chunk('PLTE', Buffer.alloc(6)), chunk('tRNS', Buffer.from([255, 0]))];
    const picture = png(header(2, 1, 1, 3), ...colours, packed, chunk('IEND'));
    expect(rebuildPng(picture)).toEqual(picture);
    expect(rebuildPng(png(header(2, 1, 1, 3), packed, chunk('IEND')))).toBeNull();
  });

  const CRITICAL = chunk('QQQQ', Buffer.from('needed'));
  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['only a signature', SIGNATURE],
    ['no end', png(header(3, 2), pixels(3, 2))],
    ['no pixels', png(header(3, 2), chunk('IEND'))],
    ['pixels before the header', png(pixels(3, 2), header(3, 2), chunk('IEND'))],
    ['two headers', png(header(3, 2), header(3, 2), pixels(3, 2), chunk('IEND'))],
    ['pixels apart from each other', png(header(3, 2), pixels(3, 2), CRITICAL, pixels(3, 2), chunk('IEND'))],
    ['an end with content', png(header(3, 2), pixels(3, 2), chunk('IEND', Buffer.from('x')))],
    ['a needed chunk nobody knows', png(header(3, 2), CRITICAL, pixels(3, 2), chunk('IEND'))],
    ['no width', png(header(0, 2), pixels(0, 2), chunk('IEND'))],
    ['more than 2 000 pixels', png(header(2_001, 1), pixels(2_001, 1), chunk('IEND'))],
    ['a depth that is none', png(header(3, 2, 3), pixels(3, 2), chunk('IEND'))],
    ['seven passes', png(header(3, 2, 8, 6, 1), pixels(3, 2), chunk('IEND'))],
    ['too few rows', png(header(3, 2), pixels(3, 1), chunk('IEND'))],
    ['too many rows', png(header(3, 2), pixels(3, 900), chunk('IEND'))],
    ['rows of another length', png(header(3, 2), pixels(4, 2), chunk('IEND'))],
    ['a filter that is none', png(header(3, 2), chunk('IDAT', deflateSync(rows(3, 2, 5))), chunk('IEND'))],
    ['pixels that do not unpack', png(header(3, 2), chunk('IDAT', Buffer.from('abc')), chunk('IEND'))],
    [
      'a length beyond the file',
      Buffer.concat([SMALL.subarray(0, 8), Buffer.from('7fffffff', 'hex'), SMALL]),
    ],
  ])('refuses %s', (_, bytes) => {
    expect(rebuildPng(bytes)).toBeNull();
  });

  it('detects every changed byte and every truncation', () => {
    for (let at = 0; at < SMALL.length; at += 1) {
      const changed = Buffer.from(SMALL);
      changed[at]! ^= 0x20;
      expect(rebuildPng(changed)).toBeNull();
      expect(rebuildPng(SMALL.subarray(0, at))).toBeNull();
    }
  });

  it('accepts any bytes without throwing, and its output is stable', () => {
    const anyChunk = fc
      .tuple(fc.constantFrom('IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'tEXt', 'fdAT', 'ABCD'), fc.uint8Array())
      .map(([type, data]) => chunk(type, data));
    const anyPicture = fc.tuple(
      fc.option(fc.constant(header(3, 2)), { nil: chunk('IHDR') }),
      fc.array(fc.oneof(anyChunk, fc.constant(pixels(3, 2)), fc.uint8Array().map(Buffer.from)), {
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), anyPicture), (made) => {
        const bytes = made instanceof Uint8Array ? Buffer.from(made) : png(made[0], ...made[1]);
        const once = rebuildPng(bytes);
        if (once === null) return;
        expect(once.length).toBeLessThanOrEqual(bytes.length);
        expect(rebuildPng(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('readDrawing', () => {
  it('returns the data image that was saved', () => {
    const { png: kept } = readDrawing(toDataImage(SMALL));
    expect(kept && toDataImage(kept)).toBe(toDataImage(SMALL));
  });

  it.each([
    ['another kind of picture', 'data:image/svg+xml;base64,PHN2Zy8+', DRAWING_UNREADABLE],
    ['no base64', 'data:image/png;base64,%%%%', DRAWING_UNREADABLE],
    ['more than 200 KB', toDataImage(Buffer.alloc(200 * 1024 + 1)), DRAWING_TOO_BIG],
  ])('rejects with a sentence: %s', (_, dataImage, sentence) => {
    expect(readDrawing(dataImage)).toEqual({ png: null, refusal: sentence });
  });
});

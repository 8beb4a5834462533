import { ProductError } from '@product/contracts/errors';

/** Largest picture kept. */
const MAX_BYTES = 200 * 1024;
/** Longest side in pixels. */
const MAX_SIDE = 2_000;
const PREFIX = 'data:image/png;base64,';
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function refuse(message: string): never {
  throw new ProductError('bad-request', 'drawing-refused', message);
}

/** The bytes of a PNG data image. Throws 400 on anything that is not a PNG of at most 200 KB and 2 000 pixels. */
export function readDrawing(dataImage: string): Buffer {
  if (!dataImage.startsWith(PREFIX)) refuse('A drawing must be a PNG picture.');
  const png = Buffer.from(dataImage.slice(PREFIX.length), 'base64');
  if (png.length > MAX_BYTES) refuse('The drawing is too large to save.');
  if (png.length < 33 || !png.subarray(0, 8).equals(SIGNATURE) || png.toString('latin1', 12, 16) !== 'IHDR')
    refuse('A drawing must be a PNG picture.');
  if (png.readUInt32BE(16) > MAX_SIDE || png.readUInt32BE(20) > MAX_SIDE)
    refuse('The drawing is too large to save.');
  return png;
}

/** The other way round, for the page. */
export function toDataImage(png: Uint8Array): string {
  return PREFIX + Buffer.from(png).toString('base64');
}

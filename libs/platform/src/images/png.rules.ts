import { crc32, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Longest side in pixels. */
const MAX_SIDE = 2_000;
/** Samples of a pixel, by colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Bit depths that the standard allows, by colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The chunks a picture is made of, in their order (PNG standard, third edition, section 5.6); `tRNS` makes it see-through. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

interface Chunk {
  type: string;
  data: Buffer;
  /** Length, type, data and checksum, as they came. */
  whole: Buffer;
}

/**
 * Rebuilds an image from the chunks it needs: no text, no location, no data after its end. Null unless it is one whole
 * PNG of at most 2 000 pixels a side: for example a wrong checksum, a misplaced chunk, or pixels that are too few, too
 * many or cannot be unpacked. Rejects interlaced images too, since no canvas makes them.
 */
export function rebuildPng(bytes: Buffer): Buffer | null {
  const chunks = readChunks(bytes);
  if (chunks === null || !isInOrder(chunks)) return null;
  const header = readHeader(chunks[0]?.data ?? Buffer.alloc(0));
  if (header === null || !hasItsPalette(header.colourType, chunks)) return null;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  if (!hasItsPixels(packed, header)) return null;
  return Buffer.concat([SIGNATURE, ...chunks.map(({ whole }) => whole)]);
}

/** The kept chunks up to the end of the picture; null when one is cut short, unknown to all, or does not add up. */
function readChunks(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if (KEPT.includes(type))
      chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    // A capital says that the picture cannot be read without this chunk.
    else if (/^[A-Z]/.test(type)) return null;
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** One of each, in the order of {@link KEPT}; only `IDAT` may repeat. */
function isInOrder(chunks: readonly Chunk[]): boolean {
  const places = chunks.map(({ type }) => KEPT.indexOf(type));
  const once = chunks.every(
    ({ type }, i) =>
      i === 0 || places[i]! > places[i - 1]! || (type === 'IDAT' && chunks[i - 1]?.type === 'IDAT'),
  );
  const types = chunks.map(({ type }) => type);
  return once && types[0] === 'IHDR' && types.includes('IDAT') && chunks.at(-1)?.data.length === 0;
}

interface Header {
  width: number;
  height: number;
  depth: number;
  colourType: number;
}

function readHeader(data: Buffer): Header | null {
  if (data.length !== 13) return null;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, colourType, compression, filter, interlace] = [...data.subarray(8)] as [
    number,
    number,
    number,
    number,
    number,
  ];
  const sizeFits = width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE;
  if (!sizeFits || compression !== 0 || filter !== 0 || interlace !== 0) return null;
  return DEPTHS[colourType]?.includes(depth) ? { width, height, depth, colourType } : null;
}

function hasItsPalette(colourType: number, chunks: readonly Chunk[]): boolean {
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data.length;
  const clear = chunks.find(({ type }) => type === 'tRNS')?.data.length;
  const paletteFits = palette === undefined || (palette > 0 && palette % 3 === 0 && palette <= 768);
  if (colourType === 3)
    return palette !== undefined && paletteFits && (clear === undefined || clear <= palette / 3);
  const clearFits = clear === undefined || clear === { 0: 2, 2: 6 }[colourType];
  return paletteFits && clearFits && !(palette !== undefined && colourType !== 2 && colourType !== 6);
}

/** Whether the packed rows are as many and as long as the header says; unpacks no byte more than that. */
function hasItsPixels(packed: Buffer, { width, height, depth, colourType }: Header): boolean {
  const rowBytes = 1 + Math.ceil((width * depth * (CHANNELS[colourType] ?? 0)) / 8);
  const expected = rowBytes * height;
  let rows: Buffer;
  try {
    rows = inflateSync(packed, { maxOutputLength: expected });
  } catch {
    // Not compressed as a PNG is, or longer than declared.
    return false;
  }
  if (rows.length !== expected) return false;
  for (let row = 0; row < expected; row += rowBytes) if (rows[row]! > 4) return false;
  return true;
}

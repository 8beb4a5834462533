import { CARD_PREFIX } from '@sumfox/contracts/identity/family-device.endpoints';
import decodeQR from 'qr/decode.js';

/** What the QR code of a sign-in card holds; null for a picture without one, and for any other code. */
export function readCardCode(picture: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  let text: string;
  try {
    text = decodeQR(picture);
  } catch {
    // The library throws for every picture in which it finds no code: the next one may have it.
    return null;
  }
  return text.startsWith(CARD_PREFIX) ? text : null;
}

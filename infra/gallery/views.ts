import { PHONE, TABLET } from '../e2e/sizes.ts';
import type { Dress } from './gallery-page.ts';

/** One way to look at the whole gallery. */
export interface View {
  name: string;
  size: typeof TABLET;
  dress: Dress;
}

const SIZES = { tablet: TABLET, phone: PHONE };
const DRESSES: Readonly<Record<string, Dress>> = {
  light: {},
  dark: { shade: 'dark' },
  large: { textSize: '150' },
  pseudo: { language: 'en-XA' },
};

/** Both sizes, each light, dark, with the largest text and in a longer language. */
export const VIEWS: readonly View[] = Object.entries(SIZES).flatMap(([sizeName, size]) =>
  Object.entries(DRESSES).map(([name, dress]) => ({ name: `${sizeName}-${name}`, size, dress })),
);

const PLACES = ['raintree', 'mango', 'lagoon', 'kueh', 'starlight', 'skyline', 'hawker', 'jungle'];

/** Every theme, light and dark, with strong contrast too. */
export const THEMES: readonly View[] = PLACES.flatMap((place) =>
  ['light', 'dark'].flatMap((shade) =>
    ['usual', 'strong'].map((contrast) => ({
      name: `${place}-${shade}-${contrast}`,
      size: TABLET,
      dress: { place, shade, contrast },
    })),
  ),
);

import textInRem from 'postcss-pxtorem';
import type { UserConfig } from 'vite';

/** How the sources of the pages are read, by the product and by the gallery. */
export const PAGE_SOURCES = {
  css: {
    postcss: {
      plugins: [
        // Sheets state sizes of text in px. In the page they are `rem`, so that "Text size" of the comfort panel and the
        // one set in the browser enlarge every text; boxes and lines stay. antd's sheet belongs to the adults' console.
        textInRem({ propList: ['font', 'font-size'], exclude: /^(?!.*[\\/]frontend[\\/]src[\\/])/ }),
      ],
    },
  },
  resolve: { conditions: ['@sumfox/source', 'module', 'browser', 'development|production'] },
} satisfies UserConfig;

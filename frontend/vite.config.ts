import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { antdStyles } from './build/antd-styles.js';
import { chunkGroups, preloadStart } from './build/chunk-groups.js';
import { lightContracts } from './build/light-contracts.js';
import { lightFraction } from './build/light-fraction.js';
import { lightIcons } from './build/light-icons.js';
import { lightRouter } from './build/light-router.js';
import { openDoors } from './build/open-doors.js';
import { PAGE_SOURCES } from './build/page-sources.js';
import { shortPreloadLists } from './build/preload-lists.js';
import { runbooks } from './build/runbooks.js';
import { serviceWorker } from './build/service-worker.js';

/** Where `vite` in watch mode finds the gateway. */
const GATEWAY = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

const chunks = chunkGroups();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    antdStyles(),
    lightContracts(),
    lightFraction(),
    lightIcons(),
    lightRouter(),
    openDoors(),
    runbooks(),
    chunks.plugin,
    preloadStart(),
    shortPreloadLists(),
    serviceWorker(),
    // So that the gateway compresses nothing while pupils wait; below 600 bytes the headers weigh more than what is won.
    compression({
      include: /\.(?:js|css|html|svg)$/,
      threshold: 600,
      algorithms: [
        defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
        defineAlgorithm('brotliCompress', {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
      ],
      logLevel: 'silent',
    }),
  ],
  ...PAGE_SOURCES,
  // The gateway takes calls from pages of its own host alone, so it must see the one the browser asked.
  server: { port: 5173, proxy: { '/api': { target: GATEWAY, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A data: font or script would need a wider content security policy.
    assetsInlineLimit: 0,
    // Only the adults' console is larger than the usual 500 kB; a pupil never loads it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'routing',
              // Several or endless lists at once are for adults, who fetch what these need with their pages.
              test: /node_modules[\\/](?:react-router|react-router-dom|@tanstack)[\\/](?!.*(?:infiniteQueryObserver|useInfiniteQuery|[qQ]ueries(?:Observer)?)\.js$)/,
              priority: 20,
            },
            ...chunks.groups,
          ],
        },
      },
    },
  },
});

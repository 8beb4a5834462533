import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdStyles } from './build/antd-styles.js';
import { chunkGroups, preloadStart } from './build/chunk-groups.js';
import { lightContracts } from './build/light-contracts.js';
import { lightFraction } from './build/light-fraction.js';
import { openDoors } from './build/open-doors.js';
import { precompressed } from './build/precompressed.js';
import { serviceWorker } from './build/service-worker.js';
import { textInRem } from './build/text-in-rem.js';

/** Where `vite` in watch mode finds the gateway. */
const GATEWAY = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

const chunks = chunkGroups();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    textInRem(),
    antdStyles(),
    lightContracts(),
    lightFraction(),
    openDoors(),
    chunks.plugin,
    preloadStart(),
    serviceWorker(),
    precompressed(),
  ],
  resolve: { conditions: ['@sumfox/source', 'module', 'browser', 'development|production'] },
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
              test: /node_modules[\\/](react-router|react-router-dom|@tanstack)[\\/]/,
              priority: 20,
            },
            ...chunks.groups,
          ],
        },
      },
    },
  },
});

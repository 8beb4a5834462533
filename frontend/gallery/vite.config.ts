import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdStyles } from '../build/antd-styles.js';
import { PAGE_SOURCES } from '../build/page-sources.js';

/** The pages' sources without what a release needs: chunks, compression, the service worker. */
export default defineConfig({
  plugins: [react(), antdStyles()],
  ...PAGE_SOURCES,
  build: { target: 'es2022', reportCompressedSize: false, minify: false, chunkSizeWarningLimit: 10_000 },
});

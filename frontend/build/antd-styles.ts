import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { AntdSpecimens } from './antd-specimens.js';

const SHEET = 'virtual:antd.css';

/**
 * Writes the style sheet of the antd components in use while building. The browser then runs no style engine, and
 * the content security policy needs no `unsafe-inline`.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    load: (id) => (id === `\0${SHEET}` ? extractStyles() : null),
  };
}

function extractStyles(): string {
  const cache = createCache();
  renderToString(createElement(StyleProvider, { cache }, createElement(AntdSpecimens)));
  return extractStyle(cache, { plain: true });
}

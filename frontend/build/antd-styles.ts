import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { theme, type ThemeConfig } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { ADULT_THEME, DARK_TOKENS } from '../src/shared/theme/tokens.js';
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

/** Rules that set the variables of a theme; all other rules read them. */
const VARIABLES = /\.app[^{},]*\{[^{}]*\}/g;

function extractStyles(): string {
  const dark = sheetOf({ ...ADULT_THEME, algorithm: theme.darkAlgorithm, token: DARK_TOKENS });
  const darkVariables = [...dark.matchAll(VARIABLES)].map(([rule]) => `[data-dark] ${rule}`);
  return `${sheetOf(ADULT_THEME)}@media screen{${darkVariables.join('')}}`;
}

function sheetOf(config: ThemeConfig): string {
  const cache = createCache();
  renderToString(createElement(StyleProvider, { cache }, createElement(AntdSpecimens, { theme: config })));
  return extractStyle(cache, { plain: true });
}

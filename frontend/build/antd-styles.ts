import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { AdultSpecimens, PupilSpecimens } from './antd-specimens.js';

/** One sheet per audience, so that a pupil's tablet never loads the adults' tables. */
const SHEETS: Readonly<Record<string, ComponentType>> = {
  'virtual:antd-pupil.css': PupilSpecimens,
  'virtual:antd-adult.css': AdultSpecimens,
};

/**
 * Writes the style sheets of the antd components in use while building. The browser then runs no style engine, and
 * the content security policy needs no `unsafe-inline`.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id in SHEETS ? `\0${id}` : null),
    load(id) {
      const specimens = SHEETS[id.slice(1)];
      return id.startsWith('\0') && specimens ? extractStyles(specimens) : null;
    },
  };
}

function extractStyles(specimens: ComponentType): string {
  const cache = createCache();
  renderToString(createElement(StyleProvider, { cache }, createElement(specimens)));
  return extractStyle(cache, { plain: true });
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { computeWhatIsRead, findTags } from './page-style.ts';

const require = createRequire(import.meta.url);
const { JSDOM } = require('jsdom') as { JSDOM: new (page: string) => { window: Window & typeof globalThis } };
/** The sheet of a browser, as jsdom has it, and selectors that a page may have. */
const SELECTORS = [
  ...[
    ...fs
      .readFileSync(require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js'), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}`;]+)\{/g),
  ].map(([, list = '']) => list.trim()),
  ...['.shut', 'p.shut', 'div > p', '*', ':root', 'p:not(.shut, li)', '[hidden]', 'p[title="a, b"]', 'UL li'],
];
const PAGE = `<!DOCTYPE html><head><title>t</title><style>
    .shut { display: none } p:not(.shut, li) { visibility: hidden } div > p { pointer-events: none }
  </style></head><body><div title="a, b"><p class="shut" title="a, b">a</p><p>b <b>c</b></p><span hidden>d</span></div>
  <ul><li>e</li></ul><input type="hidden"><input><button disabled>f</button><table><tr><td>g</td></tr></table>
  <svg><foreignObject><p>h</p></foreignObject></svg><i style="visibility: hidden; color: red">i<u>j</u></i></body>`;

/** Each element of the page. */
const open = () => {
  const { window } = new JSDOM(PAGE);
  return { window, elements: [...window.document.querySelectorAll('*')] };
};

describe('findTags', () => {
  it('leaves no element out that a selector means', () => {
    const { elements } = open();
    const missed = SELECTORS.flatMap((list) =>
      elements
        .filter((element) => findTags(list)?.has(element.localName.toLowerCase()) === false)
        .filter((element) => element.matches(list))
        .map((element) => `${list} means ${element.outerHTML}`),
    );
    expect(missed).toEqual([]);
    expect(SELECTORS.filter((list) => findTags(list) !== null).length).toBeGreaterThan(80);
  });

  it('names the tags at the ends of a list, and none where a selector has none', () => {
    expect(findTags('ul ol, A:hover > b.c')).toEqual(new Set(['ol', 'b']));
    expect(['p, .shut', ':is(p, b)', '*', 'svg|a', '', undefined].map(findTags)).toEqual(Array(6).fill(null));
  });
});

describe('computeWhatIsRead', () => {
  it('gives the values of jsdom, for every element', () => {
    const { window, elements } = open();
    const computeAll = window.getComputedStyle;
    const read = (element: Element) => {
      const style = window.getComputedStyle(element);
      const { display, visibility, pointerEvents, color, cssText, length } = style;
      const named = ['display', 'visibility', 'pointer-events', 'color'].map((name) =>
        style.getPropertyValue(name),
      );
      return { display, visibility, pointerEvents, color, cssText, length, named };
    };
    const before = elements.map(read);
    computeWhatIsRead(window);
    expect(window.getComputedStyle).not.toBe(computeAll);
    expect(elements.map(read)).toEqual(before);
    expect(new Set(before.map(({ display }) => display)).size).toBeGreaterThan(4);
    expect(before.map(({ visibility }) => visibility)).toContain('hidden');
    expect(before.map(({ pointerEvents }) => pointerEvents)).toContain('none');
  });

  it('follows a change of the page', () => {
    const { window, elements } = open();
    computeWhatIsRead(window);
    const list = elements.find(({ localName }) => localName === 'ul')!;
    expect(window.getComputedStyle(list).display).toBe('block');
    list.className = 'shut';
    expect(window.getComputedStyle(list).display).toBe('none');
  });

  it('refuses what has no style, as jsdom does', () => {
    const { window } = open();
    computeWhatIsRead(window);
    for (const node of [window.document, window.document.createTextNode('a')])
      expect(() => window.getComputedStyle(node as unknown as Element)).toThrow(window.TypeError);
  });
});

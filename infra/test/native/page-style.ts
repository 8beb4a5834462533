import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Type of the nodes that are elements. */
const ELEMENT = 1;
const HELPERS = 'jsdom/lib/jsdom/living/helpers';

/** A node as jsdom itself handles it. */
interface Inner {
  nodeType: number;
  _localName: string;
}

interface Selectors {
  matchesDontThrow(element: Inner, list: string): boolean;
}

interface StyleRules {
  getDeclarationForElement(element: Inner): { getPropertyValue(name: string): string };
  getResolvedValue(element: Inner, name: string): string;
}

/** Tags of the elements that a list of selectors can mean; null where one of its selectors names no tag. */
export function findTags(list: string | undefined): ReadonlySet<string> | null {
  // A comma or a space in brackets or quotes ends no selector: such a list is left to jsdom.
  if (!list || /[([\\"'|]/.test(list)) return null;
  const tags = list.split(',').map((selector) => {
    const end =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /^[a-z][\w-]*/i.exec(end)?.[0].toLowerCase();
  });
  return tags.every((tag) => tag !== undefined) ? new Set(tags) : null;
}

/**
 * Tries the rules of a style sheet only on elements with a tag that they name. For the style of an element jsdom tries
 * all rules of a browser's own sheet, and again after each change of the page. To be called before jsdom is loaded.
 */
export function matchTagsFirst(): void {
  const selectors = require(`${HELPERS}/selectors.js`) as Selectors;
  const { matchesDontThrow } = selectors;
  const known = new Map<string, ReadonlySet<string> | null>();
  selectors.matchesDontThrow = (element, list) => {
    if (!known.has(list)) known.set(list, findTags(list));
    return (
      known.get(list)?.has(element._localName.toLowerCase()) !== false && matchesDontThrow(element, list)
    );
  };
}

/** What the library of page tests reads of the style of each element that a query looks at. */
const ASKED = ['display', 'visibility', 'pointer-events'];

/**
 * Computes of a style what is read. At each call jsdom computes all properties that it knows, most of them colours. The
 * values are jsdom's own.
 */
export function computeWhatIsRead(window: Pick<Window, 'getComputedStyle'>): void {
  const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js') as {
    implForWrapper(element: unknown): Inner | null;
  };
  const { getDeclarationForElement, getResolvedValue } = require(`${HELPERS}/style-rules.js`) as StyleRules;
  const computeAll = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const inner = implForWrapper(element);
    // What has no style is refused by jsdom.
    if (inner?.nodeType !== ELEMENT || pseudo) return computeAll(element, pseudo);
    let all: CSSStyleDeclaration | null = null;
    const readAll = () => (all ??= computeAll(element));
    const compute = (name: string) =>
      name === 'display'
        ? getDeclarationForElement(inner).getPropertyValue(name)
        : getResolvedValue(inner, name);
    const getPropertyValue = (name: string) =>
      ASKED.includes(name) ? compute(name) : readAll().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const property = name === 'pointerEvents' ? 'pointer-events' : String(name);
        if (ASKED.includes(property)) return compute(property);
        const value: unknown = Reflect.get(readAll(), name);
        return typeof value === 'function' ? (value.bind(all) as unknown) : value;
      },
    });
  };
}

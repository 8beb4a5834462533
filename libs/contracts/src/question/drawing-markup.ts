/** The elements and attributes that a drawing is made of; none of them runs, loads or leads anywhere. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc'.split(' '),
);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'xmlns viewBox role font-family font-size font-weight text-anchor x y x1 y1 x2 y2 width height rx cx cy r d points ' +
    'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin'
  ).split(' '),
);
const LONGEST = 60_000;
/** Where a number was not worked out. */
const NO_NUMBER = /NaN|undefined|Infinity/;

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Reasons why a drawing's SVG must not be shown; empty for everything the product draws. An allow list: other markup is
 * a fault.
 */
export function listMarkupFaults(svg: string): string[] {
  const faults: string[] = [];
  if (svg.length > LONGEST) return ['too large'];
  if (!/^<svg[\s>]/.test(svg)) faults.push('no drawing');
  // A reference or an address has no place, not even in words; character references could spell either.
  if (/&#|javascript:|url\s*\(/i.test(svg)) faults.push('unsafe text');
  const isOdd = NO_NUMBER.test(svg);
  const open: string[] = [];
  const between = svg.replace(
    TAG,
    (_, closing: string, name: string, attributes: string, selfClosing: string) => {
      if (!ELEMENTS.has(name)) faults.push(`element ${name}`);
      if (closing) {
        if (open.pop() !== name) faults.push(`${name} closed out of turn`);
        return '';
      }
      if (!selfClosing) open.push(name);
      for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
        if (!ATTRIBUTES.has(attribute)) faults.push(`attribute ${attribute}`);
        if (isOdd && NO_NUMBER.test(value)) faults.push(`${attribute} is not a number`);
      }
      return '';
    },
  );
  if (/[<>]/.test(between)) faults.push('broken markup');
  if (open.length > 0) faults.push('not closed');
  return faults;
}

import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Bell, CircleUserRound, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { createLightIcon, type IconLines } from './light-icon.js';

/** An icon as it is drawn, without the names of classes that the library adds. */
function draw(element: ReactElement, given?: string): SVGElement {
  const icon = render(element).container.querySelector('svg');
  if (!icon) throw new Error('Nothing was drawn.');
  if (given === undefined) icon.removeAttribute('class');
  else icon.setAttribute('class', given);
  return icon;
}

/** The lines of an icon of the library. */
const linesOf = (Icon: LucideIcon): IconLines =>
  [...draw(<Icon />).children].map((line) => [
    line.tagName,
    Object.fromEntries([...line.attributes].map(({ name, value }) => [name, value])),
  ]);

describe('createLightIcon', () => {
  it.each([
    ['a bell', Bell, { size: 22, 'aria-hidden': true }],
    ['a person', CircleUserRound, {}],
    ['thick lines', Bell, { size: 20, strokeWidth: 3 }],
    ['a filled icon of a class', Bell, { size: 18, fill: 'currentColor', className: 'landing__icon' }],
  ] as const)('draws %s as the library does', (_, Icon, props) => {
    const LightIcon = createLightIcon(linesOf(Icon));
    const given = 'className' in props ? props.className : undefined;
    expect(draw(<LightIcon {...props} />, given)).toEqual(draw(<Icon {...props} />, given));
  });
});

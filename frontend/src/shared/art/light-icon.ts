import { createElement, type ReactElement, type SVGProps } from 'react';

/** Tags and attributes of the lines of an icon. */
export type IconLines = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Makes an icon from its lines. The build puts it in place of `createLucideIcon` (build/light-icons.ts), whose settings
 * and names of classes no page uses.
 */
export function createLightIcon(lines: IconLines) {
  return function LightIcon({ size = 24, ...props }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}

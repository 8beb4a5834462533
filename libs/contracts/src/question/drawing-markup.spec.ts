import { describe, expect, it } from '@jest/globals';
import { listMarkupFaults } from './drawing-markup.js';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 60"${attributes}>${inside}</svg>`;

describe('listMarkupFaults', () => {
  it('accepts shapes and words', () => {
    expect(
      listMarkupFaults(
        drawing(
          '<title>3 &lt; 4 &amp; &quot;5&quot;</title><rect x="0" y="0" width="1" height="1" fill="#FFF"/><g><text x="1" y="2">ℓ</text></g>',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    '',
    'a word',
    '<img src="x"/>',
    drawing('<script>x()</script>'),
    drawing('<SCRIPT>x()</SCRIPT>'),
    drawing('', ' onload="x()"'),
    drawing('', ' ONLOAD="x()"'),
    drawing('<rect onclick="x()"/>'),
    drawing('<rect/onclick="x()"/>'),
    drawing('<rect x=1 onclick=x()>'),
    drawing("<rect x='1' onclick='x()'/>"),
    drawing('<rect fill="url(https://elsewhere/x.svg#y)"/>'),
    drawing('<rect fill="URL (https://elsewhere/x.svg#y)"/>'),
    drawing('<rect fill="&#117;rl(https://elsewhere/x.svg#y)"/>'),
    drawing('<rect style="fill:red"/>'),
    drawing('<style>*{}</style>'),
    drawing('<a href="https://elsewhere"><text>t</text></a>'),
    drawing('<use xlink:href="#x"/>'),
    drawing('<image href="x.png"/>'),
    drawing('<foreignObject><b>b</b></foreignObject>'),
    drawing('<animate attributeName="href"/>'),
    drawing('<set to="x"/>'),
    drawing('<!-- <script>x()</script> -->'),
    drawing('<![CDATA[<script>x()</script>]]>'),
    drawing('<?xml-stylesheet href="x"?>'),
    drawing('<text>1 < 2</text>'),
    drawing('<text><img src=x onerror=x()></text>'),
    drawing('<g>'),
    drawing('</svg><img src="x"/><svg>'),
    drawing('<rect x="NaN"/>'),
    drawing(' '.repeat(60_000)),
  ])('rejects %s', (svg) => {
    expect(listMarkupFaults(svg)).not.toEqual([]);
  });
});

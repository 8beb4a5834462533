import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VisualFigure } from './visual.js';

it('draws clean SVG under its words and nothing else', () => {
  const svg =
    '<svg viewBox="0 0 1 1"><rect width="1" height="1" onclick="x()"/><script>x()</script><a href="https://elsewhere"><text>t</text></a><foreignObject><b>b</b></foreignObject><style>*{}</style></svg>';
  render(<VisualFigure visual={{ svg, alt: 'One bar' }} />);
  const figure = screen.getByRole('img', { name: 'One bar' });
  expect(figure.querySelector('rect')).toBeTruthy();
  expect(figure.innerHTML).not.toMatch(/script|onclick|href|foreignObject|style/i);
});

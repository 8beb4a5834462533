import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VisualFigure } from './visual.js';

const DRAWN = '<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="#FFFFFF"/><text>t</text></svg>';

it('draws what is a drawing, under its words', () => {
  render(<VisualFigure visual={{ svg: DRAWN, alt: 'One bar' }} />);
  expect(screen.getByRole('img', { name: 'One bar' }).innerHTML).toContain('<rect');
});

it('leaves out what is more than a drawing, and says its words instead', () => {
  const svg = DRAWN.replace('#FFFFFF', 'url(https://elsewhere/x.svg#y)');
  const { container } = render(<VisualFigure visual={{ svg, alt: 'One bar' }} />);
  expect(container.innerHTML).toBe('<p class="visual">The picture cannot be shown. In words: One bar</p>');
});

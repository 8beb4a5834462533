import { describe, expect, it } from '@jest/globals';
import { listVisualFaults } from '../checks/visual-safety.js';
import { INK } from './canvas.js';
import { renderDrawing } from './render-drawing.js';
import type { StoryCard } from './story-cards.drawing.js';

const told = (head: string, text: string, follows = false): StoryCard => ({
  kind: 'told',
  head,
  text,
  follows,
});
const render = (cards: readonly StoryCard[]) => renderDrawing({ kind: 'story-cards', cards });

/** Tips of the arrows, from the top of the page down. */
const arrowTips = (svg: string): number[] =>
  [...svg.matchAll(/<polygon points="[^"]* [-\d.]+,([-\d.]+)" fill="([^"]+)"/g)]
    .filter(([, , fill]) => fill === INK.line)
    .map(([, tip]) => Number(tip));
/** Top and bottom of each card. */
const cardEdges = (svg: string): Array<[number, number]> =>
  [...svg.matchAll(/<rect x="10" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g)].map(
    ([, top, height]): [number, number] => [Number(top), Number(top) + Number(height)],
  );

describe('story cards', () => {
  it('have an arrow before each event, between the two cards', () => {
    const { svg, alt } = render([
      told('Mei:', '12 beads at first'),
      told('', 'Bought 5 beads', true),
      told('', 'Lost 3 beads', true),
    ]);
    expect(alt).toBe('Story: Mei: 12 beads at first. Then: Bought 5 beads. Then: Lost 3 beads.');
    const tips = arrowTips(svg);
    const edges = cardEdges(svg);
    expect([tips.length, edges.length]).toEqual([2, 3]);
    tips.forEach((tip, i) => {
      expect(tip).toBeGreaterThan(edges[i]?.[1] ?? Infinity);
      expect(tip).toBeLessThan(edges[i + 1]?.[0] ?? 0);
    });
    expect(listVisualFaults(svg)).toEqual([]);
  });

  it('have no arrow between things that are told of the same moment', () => {
    const { svg, alt } = render([told('Mei:', '12 beads'), told('Ravi:', '5 beads')]);
    expect(alt).toBe('Story: Mei: 12 beads. Ravi: 5 beads.');
    expect(arrowTips(svg)).toEqual([]);
  });

  it('have an arrow below a picture that the first event changes', () => {
    const { svg } = renderDrawing({
      kind: 'figure-with-card',
      figure: { kind: 'number-track', cells: ['30', '32', '?'] },
      card: { kind: 'story-cards', cards: [told('', 'Put 3 in', true)] },
    });
    expect(arrowTips(svg)).toHaveLength(1);
  });

  it('say what the fox and children answered', () => {
    const { alt, svg } = render([
      { kind: 'mistake', text: '14 cups' },
      { kind: 'answered', name: 'Siti', text: '13 cups' },
      { kind: 'wrote', name: 'Ravi', text: '4 + 9' },
    ]);
    expect(alt).toBe(
      'Story: The fox answered "14 cups" by mistake. Siti answered "13 cups". Ravi wrote "4 + 9" first.',
    );
    expect(listVisualFaults(svg)).toEqual([]);
  });
});

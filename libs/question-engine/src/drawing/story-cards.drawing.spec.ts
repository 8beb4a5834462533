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
  face: null,
});
const render = (cards: readonly StoryCard[]) => renderDrawing({ kind: 'story-cards', cards });

/** Tips of the arrows, from the top of the page down. */
const arrowTips = (svg: string): number[] =>
  [...svg.matchAll(/<polygon points="[^"]* [-\d.]+,([-\d.]+)" fill="([^"]+)"/g)]
    .filter(([, , fill]) => fill === INK.line)
    .map(([, tip]) => Number(tip));
/** Top and bottom of each card. */
const cardEdges = (svg: string): Array<[number, number]> =>
  [...svg.matchAll(/<rect x="[1-9][\d.]*" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" rx="10"/g)].map(
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
      { kind: 'answered', name: 'Siti', text: '13 cups', face: 'girl' },
      { kind: 'wrote', name: 'Ravi', text: '4 + 9', face: 'boy' },
    ]);
    expect(alt).toBe(
      'Story: The fox answered "14 cups" by mistake. Siti answered "13 cups". Ravi wrote "4 + 9".',
    );
    expect(listVisualFaults(svg)).toEqual([]);
  });

  it('are as wide as their words alone, so that a page shows the letters larger', () => {
    const widthOf = (svg: string) => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const few = widthOf(render([told('Mei:', '12 beads')]).svg);
    const many = widthOf(render([told('', 'The rest go into large baskets of 2 books')]).svg);
    expect(few).toBeLessThan(240);
    expect(many).toBeGreaterThan(300);
  });

  it('show the child of a card at the left and its thing at the right', () => {
    const card = { ...told('Mei Ling:', '12 beads'), face: 'girl' } as const;
    const { svg } = render([card]);
    const { svg: without } = render([told('Mei Ling:', '12 beads')]);
    // The head, and three beads on their string.
    expect(svg.split('<circle').length).toBe(without.split('<circle').length + 5);
    expect(listVisualFaults(svg)).toEqual([]);
  });
});

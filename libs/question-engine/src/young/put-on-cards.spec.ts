import { describe, expect, it } from '@jest/globals';
import { listYoungFaults, readStory } from '../checks/young-reading.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { putOnCards } from './put-on-cards.js';

const RINGS: DrawingSpec = { kind: 'sets', things: 'stars', sets: [{ name: 'Box A', count: 4 }] };

/** The stem and the words on the cards of a question for Primary 2. */
function show(
  stem: string,
  {
    exhibit = null,
    level = 'independent',
  }: { exhibit?: DrawingSpec | null; level?: 'independent' | 'mastery' } = {},
): { stem: string; story: string; faults: string[] } {
  const shown = putOnCards({ gradeLevel: 'Primary 2', level }, { stem, exhibit });
  const alt = shown.exhibit ? renderDrawing(shown.exhibit).alt : '';
  return { stem: shown.stem, story: readStory(alt), faults: listYoungFaults(shown.stem, alt, level) };
}

describe('putOnCards', () => {
  it('moves what happens onto cards in its order and leaves the question', () => {
    expect(
      show(
        'Arjun had 30 stamps at first. He bought another 97 stamps. Then he used 42 stamps. How many stamps did Arjun have in the end?',
      ),
    ).toEqual({
      stem: 'Look at the cards. How many stamps does Arjun have now?',
      story: 'Arjun: 30 stamps at first. Then: He bought another 97 stamps. Then: He used 42 stamps.',
      faults: [],
    });
  });

  it('says that a blank is of several together', () => {
    expect(
      show(
        'Stall A had 9 buns. Stall B had 8 buns. Stall C had 7 buns. Stall A, Stall B and Stall C had ___ buns altogether.',
      ).stem,
    ).toBe('Look at the cards. All three stalls had ___ buns altogether.');
  });

  it.each([
    ['Tray', 'buns', 'trays'],
    ['Shelf', 'books', 'shelves'],
    ['Box', 'beads', 'boxes'],
    ['Library', 'books', 'libraries'],
  ])('writes the plural of %s', (place, things, places) => {
    const told = `${place} A had 9 ${things}. ${place} B had 8 ${things}.`;
    expect(show(`${told} ${place} A and ${place} B had ___ ${things} altogether.`).stem).toBe(
      `Look at the cards. Both ${places} had ___ ${things} altogether.`,
    );
  });

  it('asks what was done on a day, and says nothing of an "it"', () => {
    const told = 'Devi painted 16 m of fence on Day 1. Each day the amount fell by 2 m.';
    expect(show(`${told} How much fence did Devi paint on Day 4?`).stem).toBe(
      'Look at the cards. How much fence was painted on Day 4?',
    );
    expect(show(`${told} Devi painted ___ m of fence on Day 4.`).stem).toMatch(
      /Devi painted ___ m on Day 4\./,
    );
    const saved = 'Weiming saved $5 in Week 4. The amount fell by $2 each week.';
    const { stem } = show(`${saved} How much money did Weiming spend in Week 3?`);
    expect(stem).toMatch(/How much money (?:was spent|did Weiming spend) in Week 3\?$/);
  });

  it('names both only where story and drawing know no third', () => {
    const stem =
      'Siti had 9 stamps. Siti and Ravi had 21 stamps altogether. How many more stamps did Ravi have than Siti?';
    expect(show(stem).story).toBe('Siti: 9 stamps. Both children: 21 stamps in all.');
    const table: DrawingSpec = {
      kind: 'table',
      title: 'Stamps',
      header: ['Name', 'How many'],
      rows: [['Devi', '5']],
    };
    expect(show(stem, { exhibit: table }).story).toContain('Siti and Ravi: 21 stamps in all.');
  });

  it('says of which moment a picture is, on a card where the stem has no room', () => {
    const told = 'The picture shows the start. Devi takes 5 stars out of Box A.';
    const asked = show(`${told} How many stars are there now? Which number sentence fits?`, {
      exhibit: RINGS,
    });
    expect(asked.stem).toBe('How many stars are there now? Which number sentence fits?');
    expect(asked.story).toBe('The picture shows the start. Devi takes 5 stars out of Box A.');
    expect(
      show("The picture shows Jun Jie's soapy water at first. He used 5 ℓ. How much is there now?", {
        exhibit: RINGS,
      }).stem,
    ).toBe('The picture shows the start. How much is there now?');
  });

  it('lets the fox and children say their answers in bubbles', () => {
    const fox = show('Look at Box A. The fox answered "3 stars" by mistake. How many stars are there?', {
      exhibit: RINGS,
    });
    expect(fox.stem).toBe('Look at Box A. How many stars are there?');
    expect(fox.story).toBe('The fox answered "3 stars" by mistake.');
  });

  it('leaves a short stem and the stems of later grades as they are', () => {
    expect(show('Look at Box A. How many stars are there?').stem).toBe(
      'Look at Box A. How many stars are there?',
    );
    const stem = 'Arjun had 3 pens. He bought 4. Then he lost 2. How many pens did Arjun have in the end?';
    expect(putOnCards({ gradeLevel: 'Primary 3', level: 'guided' }, { stem, exhibit: null })).toEqual({
      stem,
      exhibit: null,
    });
  });

  it.each([
    ['The second took 6 min longer than the first.', /second.*6 min longer than the first/],
    ['The red rope was 9 cm longer than the blue rope.', /The red rope: 9 cm longer than the blue rope/],
    ['He received 9 strings of beads with 5 beads in each string.', /9 strings of 5 beads/],
    [
      'From Day 1 to Day 2, the amount rose by 2 kg. From Day 2 to Day 3, the amount rose by 7 kg.',
      /Day 2: 2 kg more than Day 1.*Day 3: 7 kg more than Day 2\.(?!.*Day 4)/,
    ],
    [
      'Sarah has 396 stickers in 2 folders of 100 and some sheets of 10.',
      /396.*2 folders of 100.*Some sheets of 10/,
    ],
    ['Garden B had 8 ℓ more rainwater than Garden A.', /Garden B: 8 ℓ more than Garden A/],
    ['Kumar used 53 ribbons. They hold 42 tarts altogether.', /42 tarts altogether/],
  ])('keeps the numbers and who is compared: %s', (told, says) => {
    const { story, faults } = show(`${told} Garden A had 3 ℓ. How much is it?`);
    expect(story).toMatch(says);
    expect(faults).toEqual([]);
  });
});

describe('listYoungFaults', () => {
  it('counts sentences, their words and the words of cards', () => {
    expect(listYoungFaults('One. Two. How many are there?', '', 'guided')).toHaveLength(1);
    expect(listYoungFaults('One. Two. How many are there?', '', 'mastery')).toEqual([]);
    expect(listYoungFaults('How many of the old red pens are still there now?', '', 'guided')).toHaveLength(
      1,
    );
    const card = 'Story: Ali: a very long row of small red and blue pens here.';
    expect(listYoungFaults('How many?', card, 'guided')).toHaveLength(1);
  });
});

import { expect, it } from '@jest/globals';
import { readSkin, SKIN_IDS, type CardAction, type Skin } from './skins.js';

const skins: readonly Skin[] = SKIN_IDS.map(readSkin);
const labels = (action: CardAction) => [
  ...new Set(
    skins.flatMap((skin) => skin.cards.filter((card) => card.action === action).map((card) => card.label)),
  ),
];

it('bears every label of the specification and no other', () => {
  expect(labels('adventure').toSorted()).toEqual(
    [
      'New Adventure',
      'Start an Assessment',
      'Start New Adventure',
      'Start Assessment',
      'Generate Assessment',
      'Begin Your Epic Quest',
    ].toSorted(),
  );
  expect(labels('progress').toSorted()).toEqual(
    ['My Journey', 'Specific Topic', 'My Progress', 'Check Your Progress', 'View Analytics'].toSorted(),
  );
  expect(labels('quick-practice')).toEqual(['Quick Quiz', 'Quick Practice']);
  expect(
    (['games', 'weekly-review', 'calendar', 'heuristics', 'weakest-pairing', 'weakest-concept'] as const).map(
      labels,
    ),
  ).toEqual([
    ['Math Games'],
    ['Weekly Review'],
    ['Learning Calendar'],
    ['Heuristics'],
    ['Specific Assessments'],
    ['Concept Review'],
  ]);
});

it('shows all sections in every skin, and in each a way into an adventure and one to the progress', () => {
  for (const skin of skins) {
    expect(skin.sections.toSorted()).toEqual(['badges', 'onward', 'recent', 'stats']);
    const actions = skin.cards.map((card) => card.action);
    expect(actions).toEqual(expect.arrayContaining(['adventure', 'progress']));
    expect(new Set(actions).size).toBe(actions.length);
  }
});

it('gives each skin a look of its own, one of them playful badges and one the short date', () => {
  expect(new Set(skins.map((skin) => skin.look)).size).toBe(8);
  expect(skins.filter((skin) => skin.badges === 'playful').map((skin) => skin.look)).toEqual(['playful']);
  expect(skins.filter((skin) => skin.dates === 'short').map((skin) => skin.look)).toEqual(['charts']);
});

it('gives the other welcome page its greeting, three tiles and two cards', () => {
  const { greeting, cards, headings } = readSkin('welcome');
  expect(greeting('Mei')).toBe('Welcome back, Math Explorer!');
  expect(cards.map(({ label }) => label)).toEqual(['Start New Adventure', 'My Progress', 'Quick Practice']);
  expect([headings.badges, headings.recent]).toEqual(['Achievements', 'Recent Math Adventures']);
});

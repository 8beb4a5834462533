/** Light enough for dark marks of a scale on them; what a liquid is stands in words beside it. */
const CLEAR = '#CFE6FF';

/**
 * Colours of liquids by their names; the longest name that fits decides. A liquid of no colour of its own, and a
 * container of which nothing is known, is drawn as water.
 */
const COLOURS: Readonly<Record<string, string>> = {
  'apple juice': '#F4E4A6',
  'barley drink': '#F2E9CF',
  'barley water': '#F2E9CF',
  'blue paint': '#A9CBF5',
  'blue soap': '#BBD7F8',
  'coconut water': '#E9F1F4',
  'cooking oil': '#F6E58D',
  'corn oil': '#F6E58D',
  'fruit drink': '#FFD59A',
  'fruit punch': '#F9B9A5',
  'grape juice': '#D9C2E8',
  'green soap': '#C4E8C9',
  'lime juice': '#DDEBB0',
  'mango juice': '#FFD27A',
  'nut oil': '#EBCF8A',
  'olive oil': '#DDE29A',
  'orange juice': '#FFCF8F',
  'plum juice': '#DDB6CF',
  'red paint': '#F5B0A8',
  'rose syrup': '#F4A9B4',
  'soya bean milk': '#F5ECD2',
  'soya milk': '#F5ECD2',
  'white paint': '#F3F1EA',
  'yellow paint': '#FBE88F',
  bandung: '#F9C9D9',
  coffee: '#D8B894',
  honey: '#F2C66D',
  juice: '#FFD59A',
  milk: '#F7F1E3',
  oil: '#F6E58D',
  paint: '#BFE5C8',
  soup: '#F1CFA0',
  syrup: '#F4A9B4',
  tea: '#E4C49B',
  water: CLEAR,
};

const LIQUID = new RegExp(
  `(?<![a-z])(?:${Object.keys(COLOURS)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![a-z])`,
  'gi',
);

/** Liquids that a text names, each once, in their order; a kind that a longer name holds does not count. */
export const listLiquids = (text: string): string[] => [
  ...new Set((text.match(LIQUID) ?? []).map((name) => name.toLowerCase())),
];

/** The colour of what a container holds: by the name at it, else by the one liquid of the story. */
export function liquidColour(label: string, story: string): string {
  const [own] = listLiquids(label);
  const told = listLiquids(story);
  return COLOURS[own ?? (told.length === 1 ? (told[0] ?? '') : '')] ?? CLEAR;
}

/** Every colour that a liquid may be drawn in. */
export const LIQUID_COLOURS: ReadonlySet<string> = new Set(Object.values(COLOURS));

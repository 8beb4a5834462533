import colours from './liquid-colours.json' with { type: 'json' };

/**
 * Colours of liquids by their names, light enough for dark marks of a scale; the longest name that fits decides. A liquid of no colour of its own, and a
 * container of which nothing is known, is drawn as water.
 */
const COLOURS: Readonly<Record<string, string>> = colours;

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
  return COLOURS[own ?? (told.length === 1 ? (told[0] ?? '') : '')] ?? colours.water;
}

/** Every colour that a liquid may be drawn in. */
export const LIQUID_COLOURS: ReadonlySet<string> = new Set(Object.values(COLOURS));

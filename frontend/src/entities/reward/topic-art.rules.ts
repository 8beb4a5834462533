import type { TOPIC_ART } from '../../shared/art/topics.js';

export type TopicArt = keyof typeof TOPIC_ART;

/** The first that fits the id of a sub-strand, so the narrow ones stand first. */
const OBJECTS: ReadonlyArray<readonly [RegExp, TopicArt]> = [
  [/^coordinate/, 'grid'],
  [/^pie/, 'pie'],
  [/data|graph/, 'data'],
  [/multiplication/, 'sharing'],
  [/addition|operations/, 'operations'],
  [/^numbers|^whole/, 'numbers'],
  [/^fractions/, 'fractions'],
  [/^decimals/, 'decimals'],
  [/^percentage/, 'percentage'],
  [/^ratio/, 'ratio'],
  [/^rate/, 'rate'],
  [/^speed/, 'speed'],
  [/^money/, 'money'],
  [/^time/, 'time'],
  [/^mass/, 'mass'],
  [/^volume/, 'volume'],
  [/^length|^measurement/, 'length'],
  [/^area/, 'area'],
  [/^angles/, 'angles'],
  [/^circles/, 'circles'],
  [/^nets/, 'nets'],
  [/^algebra/, 'algebra'],
  [/shapes|geometry/, 'shapes'],
];

/** The object of a sub-strand on the trail, the map and the shelf; a pattern tile for one that has none. */
export function topicArtOf(subStrandId: string): TopicArt {
  return OBJECTS.find(([pattern]) => pattern.test(subStrandId))?.[1] ?? 'patterns';
}

import type { CellTopic } from './core-cell.js';
import topics from './cell-topics.json' with { type: 'json' };

/** The name of a topic. */
export type TopicName = keyof typeof topics;

/** What the cells of a heuristic can be about; a structure through a gateway is named `id-by-gateway`. */
export const CELL_TOPICS = topics as Readonly<Record<TopicName, CellTopic>>;

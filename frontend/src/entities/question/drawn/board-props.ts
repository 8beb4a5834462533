import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import type { ReactNode } from 'react';

/** What a board is given beside the drawing. */
export interface BoardProps<Thing extends DrawnThing> {
  thing: Thing;
  text: string;
  /** Puts a text in place of the last one; `isStep` when undo shall come back to that. */
  onPut: (text: string, isStep: boolean) => void;
  /** Width and height of the drawing in its own units. */
  size: readonly [number, number];
  /** Writes the drawing with the layer that is touched over it, and the keys of this board under it. */
  render: (layer: ReactNode, keys: ReactNode) => ReactNode;
}

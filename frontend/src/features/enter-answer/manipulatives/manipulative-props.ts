import type { Manipulative, ManipulativeOf } from '@sumfox/contracts/question/manipulative';

/** What each manipulative is given: its field of the item, and the text of the answer, which it reads and writes. */
export interface ManipulativeProps<Kind extends Manipulative['kind']> {
  thing: ManipulativeOf<Kind>;
  /** What stands in the answer box, whoever wrote it. */
  text: string;
  /** Printed beside the answer box; null for none. */
  unit: string | null;
  onText: (text: string) => void;
}

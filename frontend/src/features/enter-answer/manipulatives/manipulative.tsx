import type { DrawnThing, Manipulative as Thing } from '@sumfox/contracts/question/manipulative';
import { BlocksTray } from './blocks-tray.js';
import { ClockFace } from './clock-face.js';
import { MoneyTray } from './money-tray.js';
import { NumberLine } from './number-line.js';
import { CubeTrains, TenFrames } from './ten-frames.js';
import { WordKeys } from './word-keys.js';
import './manipulatives.css';

interface Props {
  thing: Exclude<Thing, DrawnThing>;
  text: string;
  unit: string | null;
  onText: (text: string) => void;
}

/** The manipulative of an item, in the place of the number pad. */
export default function Manipulative({ thing, ...rest }: Props) {
  switch (thing.kind) {
    case 'ten-frames':
      return <TenFrames thing={thing} {...rest} />;
    case 'cubes':
      return <CubeTrains thing={thing} {...rest} />;
    case 'blocks':
      return <BlocksTray thing={thing} {...rest} />;
    case 'number-line':
      return <NumberLine thing={thing} {...rest} />;
    case 'money':
      return <MoneyTray thing={thing} {...rest} />;
    case 'clock':
      return <ClockFace thing={thing} {...rest} />;
    case 'words':
      return <WordKeys thing={thing} {...rest} />;
  }
}

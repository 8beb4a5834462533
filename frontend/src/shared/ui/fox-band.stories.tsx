import type { Meta } from '@storybook/react-vite';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { Button } from './button.js';
import { FoxBand } from './fox-band.js';

export default { component: FoxBand } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      'with a key': (
        <FoxBand scene="forest" pose="point" action={<Button tone="go">Water it</Button>}>
          <p className="fox-band__say">Fractions is growing.</p>
        </FoxBand>
      ),
      'without a key': (
        <FoxBand scene="night" pose="cheer">
          <p className="fox-band__say">All your places are grown.</p>
        </FoxBand>
      ),
      'a long name': (
        <FoxBand scene="harbour" pose="oops" action={<Button tone="go">Fix one</Button>}>
          <p className="fox-band__say">{LONG_NAME}</p>
          <p>{LONG_SENTENCE}</p>
        </FoxBand>
      ),
    }}
  />
);

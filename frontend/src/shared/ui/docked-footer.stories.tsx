import type { Meta } from '@storybook/react-vite';
import { LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { Button } from './button.js';
import { DockedFooter, Tray } from './docked-footer.js';
import { FoxFigure } from './fox-figure.js';

export default { component: DockedFooter } satisfies Meta;

const Keys = ({ disabled = false }: { disabled?: boolean }) => (
  <>
    <Button tone="key" disabled={disabled}>
      Back
    </Button>
    <div className="docked__middle">
      <Button tone="key" disabled={disabled}>
        Show a hint
      </Button>
    </div>
    <Button tone="go" disabled={disabled}>
      Check
    </Button>
  </>
);

export const InItsStates = () => (
  <States
    of={{
      filled: (
        <DockedFooter>
          <Keys />
        </DockedFooter>
      ),
      disabled: (
        <DockedFooter>
          <Keys disabled />
        </DockedFooter>
      ),
    }}
  />
);

const TRAYS = [
  ['right', 'cheer', 'Right!', '3/4 is right.'],
  ['almost', 'think', 'Almost!', 'Look at the unit again.'],
  ['not-yet', 'oops', 'Not yet', LONG_SENTENCE],
] as const;

const Covered = ({ of: [kind, pose, title, words] }: { of: (typeof TRAYS)[number] }) => (
  <div style={{ paddingTop: 340 }}>
    <DockedFooter
      isCovered
      tray={
        <Tray
          kind={kind}
          fox={<FoxFigure pose={pose} />}
          title={<p className="tray__title">{title}</p>}
          actions={
            <>
              <Button tone="key">Try again</Button>
              <Button tone="go">Next</Button>
            </>
          }
        >
          <p>{words}</p>
        </Tray>
      }
    >
      <Keys />
    </DockedFooter>
  </div>
);

export const TrayOfRightAnswer = () => <Covered of={TRAYS[0]} />;
export const TrayOfAlmostRightAnswer = () => <Covered of={TRAYS[1]} />;
export const TrayOfLongWords = () => <Covered of={TRAYS[2]} />;

import type { Meta } from '@storybook/react-vite';
import { Held } from '../../../gallery/held.js';
import { LONG_NAME } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { TabList } from './tab-list.js';

export default { component: TabList } satisfies Meta;

const Tabs = ({ label, names }: { label: string; names: readonly string[] }) => (
  <Held start={`${label}-0`}>
    {(active, choose) => (
      // Pages dress their tabs; these stand as on the page of progress.
      <div className="my-progress">
        <TabList
          label={label}
          tabs={names.map((name, at) => ({ id: `${label}-${at}`, label: name }))}
          active={active}
          onChoose={choose}
        />
        <div role="tabpanel" id={`panel-${active}`} aria-labelledby={`tab-${active}`}>
          The panel.
        </div>
      </div>
    )}
  </Held>
);

export const InItsStates = () => (
  <States
    of={{
      filled: <Tabs label="sides" names={['Answer', 'Working']} />,
      'long name': <Tabs label="children" names={['Mei', LONG_NAME, 'Jun', 'All children']} />,
    }}
  />
);

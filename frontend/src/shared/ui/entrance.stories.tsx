import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing, LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { Button } from './button.js';
import { Entrance, EntranceLinks } from './entrance.js';
import { TextField } from './text-field.js';

export default { component: Entrance } satisfies Meta;

const Form = ({ title, wide, aside }: { title: string; wide?: boolean; aside?: boolean }) => (
  <Entrance
    title={title}
    lead={LONG_SENTENCE}
    offline="You need internet to sign in."
    {...(wide ? { wide } : {})}
    {...(aside ? { aside: <section className="card">Children of this tablet</section> } : {})}
  >
    <TextField label="Username" value="mei" onValue={doNothing} />
    <Button tone="primary" large>
      Sign in
    </Button>
    <EntranceLinks>
      <a href="/register">Create an account</a>
    </EntranceLinks>
  </Entrance>
);

export const Filled = () => <Form title="Welcome back" />;
export const LongName = () => <Form title={LONG_NAME} wide />;
export const WithAside = () => <Form title="Welcome back" aside />;
export const Offline: StoryObj = {
  render: () => <Form title="Welcome back" />,
  parameters: { isOffline: true },
};

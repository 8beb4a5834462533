import type { Meta } from '@storybook/react-vite';
import { Held } from '../../../gallery/held.js';
import { States } from '../../../gallery/states.js';
import { Pager } from './pager.js';

export default { component: Pager } satisfies Meta;

const Pages = ({ start, total }: { start: number; total: number }) => (
  <Held start={start}>{(page, turn) => <Pager page={page} pageSize={10} total={total} onPage={turn} />}</Held>
);

export const First = () => <States of={{ first: <Pages start={0} total={35} /> }} />;
export const Middle = () => <States of={{ middle: <Pages start={1_233} total={20_000} /> }} />;
export const Last = () => <States of={{ last: <Pages start={3} total={35} /> }} />;
export const Empty = () => <States of={{ 'one page': <Pages start={0} total={10} /> }} />;

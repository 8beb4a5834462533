import type { Meta } from '@storybook/react-vite';
import { FOR_ADULTS } from '../../../gallery/adults.js';
import { States } from '../../../gallery/states.js';
import { LoadMore } from './load-more.js';

export default { component: LoadMore, ...FOR_ADULTS } satisfies Meta;

const list = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
};

export const InItsStates = () => (
  <States
    of={{
      empty: <LoadMore list={{ ...list, hasNextPage: false }} />,
      filled: <LoadMore list={list} />,
      loading: <LoadMore list={{ ...list, isFetchingNextPage: true }} />,
      error: <LoadMore list={{ ...list, isFetchNextPageError: true }} />,
    }}
  />
);

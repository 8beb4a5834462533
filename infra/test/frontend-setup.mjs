import React from 'react';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// Browser features that jsdom lacks; it has no layout either, so scrolling has no meaning here.
Object.assign(globalThis, { TextEncoder, TextDecoder });
window.scrollTo = () => {};

// A lazy page is compiled at its first use, which takes seconds on a busy machine; a wait ends when it is over.
configure({ asyncUtilTimeout: 60_000 });

// React keeps the stack of each element, up to 10 000 in a second, to show it with its warnings: an eighth of the time of
// a page test. Its count of them stands above that limit here; warnings name components all the same.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks; there is no layout either, so scrolling means nothing here.
Object.assign(globalThis, { TextEncoder, TextDecoder });
window.scrollTo = () => {};

import { TextDecoder, TextEncoder } from 'node:util';

// Browser features that jsdom lacks; it has no layout either, so scrolling has no meaning here.
Object.assign(globalThis, { TextEncoder, TextDecoder });
window.scrollTo = () => {};

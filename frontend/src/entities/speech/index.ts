export { ReadableText } from './readable-text.js';
export { Speaker } from './speaker.js';
export { useHasVoice } from './use-reader.js';

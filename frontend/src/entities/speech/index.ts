export { ReadableText, Speaker } from './speaker.js';
export { useHasVoice } from './use-reader.js';

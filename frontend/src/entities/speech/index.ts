export { ReadableText } from './readable-text.js';
export { OpenSpeaker, Speaker } from './speaker.js';
export { useHasVoice } from './use-reader.js';

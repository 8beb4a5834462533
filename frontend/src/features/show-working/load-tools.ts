import { loadPicture } from '../../entities/working/index.js';

export const loadDrawPad = () => import('./draw-pad.js');
export const loadBarBuilder = () => import('./bar-builder.js');

/** All tools, so that they are there without internet. */
export const loadTools = () => Promise.all([loadDrawPad(), loadBarBuilder(), loadPicture()]);

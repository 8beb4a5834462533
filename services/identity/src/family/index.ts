export { LinkBook } from './link-book.js';
export { LinkCodes } from './link-codes.js';

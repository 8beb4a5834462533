/** Whether every row of a statement is held to its schema; in production the first one is enough. */
export const CHECKS_EVERY_ROW = process.env.NODE_ENV !== 'production';

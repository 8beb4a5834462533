import * as z from 'zod/mini';

/** How many there are of something. */
export const CountSchema = z.int().check(z.gte(0));

/** How many rows a page of a list has, as a query gives it: 1 to 100, and 50 when it gives none. */
export const PageLimitSchema = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(100))),
  ),
  50,
);

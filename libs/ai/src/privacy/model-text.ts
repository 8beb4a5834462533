import type { Json } from '../json.js';

declare const ORIGIN: unique symbol;

/** Typed text without identifying words. Only {@link CallText} makes it. */
export type PersonText = string & { readonly [ORIGIN]: 'person' };
/** Text of the product itself: curriculum, questions, mark schemes. */
export type ProductText = string & { readonly [ORIGIN]: 'product' };

/**
 * An input as a prompt may declare it: each text has its origin. A plain `string` becomes `never`, so a prompt that
 * does not hide personal words does not compile. Literals are the program's own.
 */
export type Sendable<T> = T extends string
  ? string extends T
    ? never
    : T
  : T extends number | boolean | null
    ? T
    : T extends readonly (infer Each)[]
      ? readonly Sendable<Each>[]
      : { readonly [Field in keyof T]: Sendable<T[Field]> };

/** A value of the product's own, with each of its texts marked as such. */
export type OfProduct<T> = T extends string
  ? string extends T
    ? ProductText
    : T
  : T extends number | boolean | null
    ? T
    : T extends readonly (infer Each)[]
      ? OfProduct<Each>[]
      : { [Field in keyof T]: OfProduct<T[Field]> };

/** Declares that a value contains no typed text. Returns it unchanged. */
export function asProductText<T extends Json>(value: T): OfProduct<T> {
  return value as OfProduct<T>;
}

import { KNOWN_MODELS, type KnownModel } from './model-prices.js';

/** Token counts reported by a provider. */
export interface TokenUsage {
  /** With the cached ones. */
  readonly inputTokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
}

type Prices = Pick<KnownModel, 'inputMicroUsd' | 'cachedInputMicroUsd' | 'outputMicroUsd'>;

/** A model of the list by its name, or by its name with a date behind it (`gpt-5.4-mini-2026-03-01`); else null. */
export function findKnownModel(model: string): KnownModel | null {
  const matches = KNOWN_MODELS.filter((m) => model === m.name || model.startsWith(`${m.name}-2`));
  return matches.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** The model's prices; for one that is not on the list the dearest that are, so that no budget is passed unseen. */
export function pricesOf(model: string): Prices {
  const dearest = (price: keyof Prices) => Math.max(...KNOWN_MODELS.map((m) => m[price]));
  return (
    findKnownModel(model) ?? {
      inputMicroUsd: dearest('inputMicroUsd'),
      cachedInputMicroUsd: dearest('cachedInputMicroUsd'),
      outputMicroUsd: dearest('outputMicroUsd'),
    }
  );
}

/** Millionths of a US dollar, rounded up. */
export function costMicroUsd(prices: Prices, usage: TokenUsage): number {
  const cached = Math.min(usage.cachedTokens, usage.inputTokens);
  const parts =
    (usage.inputTokens - cached) * prices.inputMicroUsd +
    cached * prices.cachedInputMicroUsd +
    usage.outputTokens * prices.outputMicroUsd;
  return Math.ceil(parts / 1_000_000);
}

/**
 * Maximum cost of a request in millionths of a US dollar: a token has at least one byte, and the provider stops at the
 * output limit.
 */
export function worstCostMicroUsd(prices: Prices, requestBytes: number, maxOutputTokens: number): number {
  return costMicroUsd(prices, { inputTokens: requestBytes, cachedTokens: 0, outputTokens: maxOutputTokens });
}

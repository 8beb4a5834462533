/** Price of a model and the settings that it accepts. Prices in millionths of a US dollar per million tokens. */
export interface KnownModel {
  readonly name: string;
  readonly inputMicroUsd: number;
  /** Price of input that the provider still holds from an earlier call. */
  readonly cachedInputMicroUsd: number;
  /** Price of output, reasoning included. */
  readonly outputMicroUsd: number;
  /** Null where no reasoning effort may be named. */
  readonly lowestReasoningEffort: 'none' | 'minimal' | 'low' | null;
  /** False: the model refuses a request that names a temperature. */
  readonly takesTemperature: boolean;
}

/** When the prices below were read from the provider's price list. */
export const PRICES_READ_ON = '2026-11-20';

/**
 * Reasoning is billed as output and by default medium, therefore the lowest effort. Where writing the provider's cache
 * costs more than plain input, that price stands for input.
 */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    name: 'gpt-6-luna',
    inputMicroUsd: 125_000,
    cachedInputMicroUsd: 10_000,
    outputMicroUsd: 500_000,
    lowestReasoningEffort: 'none',
    takesTemperature: false,
  },
  {
    name: 'gpt-5.6-luna',
    inputMicroUsd: 200_000,
    cachedInputMicroUsd: 20_000,
    outputMicroUsd: 1_200_000,
    lowestReasoningEffort: 'none',
    takesTemperature: false,
  },
  {
    name: 'gpt-5.4-nano',
    inputMicroUsd: 200_000,
    cachedInputMicroUsd: 20_000,
    outputMicroUsd: 1_250_000,
    lowestReasoningEffort: 'none',
    takesTemperature: false,
  },
  {
    name: 'gpt-5.4-mini',
    inputMicroUsd: 750_000,
    cachedInputMicroUsd: 75_000,
    outputMicroUsd: 4_500_000,
    lowestReasoningEffort: 'none',
    takesTemperature: false,
  },
];

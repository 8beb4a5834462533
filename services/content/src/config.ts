import { parseEnvironment } from '@sumfox/platform/config/process.config';
import * as z from 'zod/mini';

const DEFAULT_PERCENT = 20;

const ModelQuestionsEnvSchema = z.object({
  /** Percent of a cell's stock, and of a batch, that the model is asked for; 0 leaves all of it to the engine. Empty: not set. */
  MODEL_QUESTION_PERCENT: z.pipe(
    z._default(z.string().check(z.regex(/^(\d{1,2}|100)?$/)), ''),
    z.transform((text) => (text === '' ? DEFAULT_PERCENT : Number(text))),
  ),
});

/** How much is asked of the model. */
export interface ModelQuestionsConfig {
  /** 0 to 100. */
  percent: number;
}

/** Injection token of {@link ModelQuestionsConfig}. */
export const MODEL_QUESTIONS_CONFIG = Symbol('model questions config');

/** Throws with the names of all settings that are wrong. */
export function loadModelQuestionsConfig(env: NodeJS.ProcessEnv = process.env): ModelQuestionsConfig {
  return { percent: parseEnvironment(ModelQuestionsEnvSchema, env).MODEL_QUESTION_PERCENT };
}

/** Unseen items of a cell below which more are made: a pupil's next paper finds one, and one is in reserve. */
const DEFAULT_LOW_STOCK = 2;

const BankEnvSchema = z.object({
  /** Unseen items that a cell has for a pupil before more are made; 0 makes only what papers need. Empty: not set. */
  BANK_LOW_STOCK: z.pipe(
    z._default(z.string().check(z.regex(/^\d{0,2}$/)), ''),
    z.transform((text) => (text === '' ? DEFAULT_LOW_STOCK : Number(text))),
  ),
});

/** Injection token of the stock of a cell below which more is made. */
export const LOW_STOCK = Symbol('low stock');

/** Throws when the setting is wrong. */
export function loadLowStock(env: NodeJS.ProcessEnv = process.env): number {
  return parseEnvironment(BankEnvSchema, env).BANK_LOW_STOCK;
}

const DemoEnvSchema = z.object({
  /** `1`: some shared topics are made to try the product with. */
  DEMO_MODE: z._default(z.enum(['0', '1']), '0'),
});

/** Whether this is a product to try out. Throws when the setting is wrong. */
export function loadDemoMode(env: NodeJS.ProcessEnv = process.env): boolean {
  return parseEnvironment(DemoEnvSchema, env).DEMO_MODE === '1';
}

import { parseEnvironment } from '@sumfox/platform/config/process.config';
import * as z from 'zod/mini';
import { MODEL_TASKS, type ModelTaskName } from './model-task.js';
import { findKnownModel } from './provider/cost.rules.js';

const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

const OPENAI_URL = 'https://api.openai.com/v1';
const DEFAULT_MODEL = 'gpt-6-luna';

/** Compose hands on what is not set as an empty text. */
const text = z._default(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  '',
);

/** US dollars, with up to six decimals; read without a float. */
const dollars = (ifEmpty: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^(\d{1,6}(\.\d{1,6})?)?$/)), ''),
    z.transform((value) => {
      const [whole = '', fraction = ''] = (value || ifEmpty).split('.');
      return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
    }),
  );

const AiEnvSchema = z.object({
  /** Empty: no model; the built-in engine and the rules do all of it. */
  OPENAI_API_KEY: text,
  /** Address of any server that speaks the protocol. */
  OPENAI_BASE_URL: z.pipe(text, z.union([z.literal(''), z.url({ protocol: /^https?$/ })])),
  OPENAI_MODEL: text,
  /** Empty: the lowest effort that the model is known to accept; for an unknown model none is sent. */
  OPENAI_REASONING_EFFORT: z.pipe(text, z.enum(['', ...REASONING_EFFORTS])),
  /** `send` or `leave-out`; empty: sent, unless the model is known to reject it. */
  OPENAI_TEMPERATURE: z.pipe(text, z.enum(['', 'send', 'leave-out'])),
  AI_DAILY_USD: dollars('5'),
  AI_MONTHLY_USD: dollars('50'),
  AI_PUPIL_DAILY_USD: dollars('0.05'),
});

const modelVariable = (task: ModelTaskName) => `OPENAI_MODEL_${task.toUpperCase().replaceAll('-', '_')}`;
const TaskModelsEnvSchema = z.object(
  Object.fromEntries(MODEL_TASKS.map((task) => [modelVariable(task), text])),
);

/** The model to ask, and the parts of a request that it accepts. */
export interface ModelSettings {
  readonly model: string;
  readonly takesTemperature: boolean;
  readonly reasoningEffort: ReasoningEffort | null;
}

/** The site's caps in millionths of a US dollar; days and months are Singapore's. */
export interface SpendCaps {
  readonly dailyMicroUsd: number;
  readonly monthlyMicroUsd: number;
  readonly pupilDailyMicroUsd: number;
}

/** The environment's model settings for one process. */
export interface AiConfig {
  /** Null: not configured. */
  readonly apiKey: string | null;
  /** With the path that the protocol's own is put behind. */
  readonly baseUrl: string;
  readonly caps: SpendCaps;
  readonly settings: Readonly<Record<ModelTaskName, ModelSettings>>;
}

/** The part of the environment that speaks of the model. Throws with the names of the variables that are wrong. */
export function loadAiConfig(env: NodeJS.ProcessEnv = process.env): AiConfig {
  const e = parseEnvironment(AiEnvSchema, env);
  const taskModels = parseEnvironment(TaskModelsEnvSchema, env);
  const settingsOf = (task: ModelTaskName): ModelSettings => {
    const model = taskModels[modelVariable(task)] || e.OPENAI_MODEL || DEFAULT_MODEL;
    const known = findKnownModel(model);
    return {
      model,
      takesTemperature: e.OPENAI_TEMPERATURE
        ? e.OPENAI_TEMPERATURE === 'send'
        : (known?.takesTemperature ?? true),
      reasoningEffort: e.OPENAI_REASONING_EFFORT || (known?.lowestReasoningEffort ?? null),
    };
  };
  return {
    apiKey: e.OPENAI_API_KEY || null,
    baseUrl: e.OPENAI_BASE_URL || OPENAI_URL,
    caps: {
      dailyMicroUsd: e.AI_DAILY_USD,
      monthlyMicroUsd: e.AI_MONTHLY_USD,
      pupilDailyMicroUsd: e.AI_PUPIL_DAILY_USD,
    },
    settings: Object.fromEntries(MODEL_TASKS.map((task) => [task, settingsOf(task)])) as AiConfig['settings'],
  };
}

import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model } from '@sumfox/ai/model';
import { asProductText } from '@sumfox/ai/privacy/model-text';
import { Database } from '@sumfox/platform/database/database';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { type SuggestionInput, type SuggestionReply, wordSuggestion } from './prompts/word-suggestion.v1.js';
import { SuggestionWording } from './wording.entity.js';
import { acceptWording, wordingKey } from './wording.rules.js';

/** Failed wordings are requested again after this; refusals and invalid replies cost money too. */
const RETRY_AFTER_MS = 6 * 3_600_000;

/** Stores a model's words for recommendations. No call waits for them: missing ones are there next time. */
@Injectable()
export class WordingService {
  private readonly asking = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly failures: FailureReporter,
    @Inject(MODEL) private readonly model: Model,
  ) {}

  /** The words that are there, by {@link wordingKey}; has a model asked for the others. */
  async find(
    inputs: readonly SuggestionInput[],
    otherTopics: readonly string[],
  ): Promise<Map<string, SuggestionReply>> {
    if (!this.model.isConfigured || inputs.length === 0) return new Map();
    const rows = await this.database
      .fork()
      .find(SuggestionWording, { key: { $in: inputs.map((input) => wordingKey(input)) } });
    const settled = rows.filter((row) => row.title !== null || !isOld(row.askedAt)).map((row) => row.key);
    const missing = inputs.filter((input) => !settled.includes(wordingKey(input)));
    void this.ask(missing, otherTopics).catch((error: unknown) =>
      this.failures.report(error, 'word-suggestion'),
    );
    return new Map(
      rows.flatMap(({ key, title, description }) =>
        typeof title === 'string' && typeof description === 'string' ? [[key, { title, description }]] : [],
      ),
    );
  }

  /** Asks for each of them, one after the other, and keeps what may be shown. */
  async ask(inputs: readonly SuggestionInput[], otherTopics: readonly string[]): Promise<void> {
    for (const input of inputs) {
      const key = wordingKey(input);
      if (this.asking.has(key)) continue;
      this.asking.add(key);
      try {
        await this.askFor(key, input, otherTopics);
      } finally {
        this.asking.delete(key);
      }
    }
  }

  private async askFor(key: string, input: SuggestionInput, otherTopics: readonly string[]): Promise<void> {
    const reply = await this.model.ask(wordSuggestion, asProductText(input));
    const words = reply.kind === 'answered' ? acceptWording(input, reply.output, otherTopics) : null;
    await this.database.fork().upsert(SuggestionWording, {
      key,
      title: words?.title ?? null,
      description: words?.description ?? null,
      askedAt: new Date(),
    });
  }
}

const isOld = (askedAt: Date): boolean => Date.now() - askedAt.getTime() > RETRY_AFTER_MS;

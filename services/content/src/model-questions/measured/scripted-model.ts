import type { Json } from '@sumfox/ai/json';
import type { Model, ModelReply } from '@sumfox/ai/model';
import type { ModelTask, ModelTaskName } from '@sumfox/ai/model-task';
import { prepareInput } from '@sumfox/ai/provider/model-input.rules';
import { readReply } from '@sumfox/ai/provider/read-reply';

/** Answers to the tasks of a script, by the name of the task. */
export type ScriptedAnswers = Partial<Record<ModelTaskName, (input: Json) => unknown>>;

/**
 * A model without a network and without a ledger, for thousands of questions: what is sent and what counts as a reply is
 * decided by the model client's own rules. Throws RangeError for a task that has no answers.
 */
export class ScriptedModel implements Model {
  readonly isConfigured = true;
  private readonly answers: ScriptedAnswers;

  constructor(answers: ScriptedAnswers) {
    this.answers = answers;
  }

  async ask<Input extends Json, Output>(
    task: ModelTask<Input, Output>,
    input: Input,
  ): Promise<ModelReply<Output>> {
    const answer = this.answers[task.name];
    if (!answer) throw new RangeError(`the script has no answers to ${task.name}`);
    const content = JSON.stringify(answer(prepareInput(input)));
    const read = readReply(task, { choices: [{ finish_reason: 'stop', message: { content } }] });
    if (read.kind === 'answered')
      return { kind: 'answered', output: read.output, model: 'scripted', fromCache: false };
    return { kind: 'unavailable', reason: read.kind };
  }
}

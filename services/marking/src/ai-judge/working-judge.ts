import type { Model, UnavailableReason } from '@sumfox/ai/model';
import type { ModelTask } from '@sumfox/ai/model-task';
import type { CallText } from '@sumfox/ai/privacy/call-text';
import { asProductText } from '@sumfox/ai/privacy/model-text';
import { listConfirmedPoints } from '@sumfox/answer-marking/quoted-step';
import type { ModelSaying } from '@sumfox/contracts/marking/review.calls';
import type { MarkPoint } from '@sumfox/contracts/question/item';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import type { WorkingInput, WorkingReply } from './prompts/judge-working.v1.js';
import { MAX_SENT_CHARS, toSeenText } from './working-screen.rules.js';

/** Question to a model about one working. */
export interface WorkingQuestion {
  readonly stem: string;
  readonly response: ResponseToMark;
  /** The points that are open; one call asks for all of them. */
  readonly points: readonly MarkPoint[];
  readonly pupilId: string;
  /** The texts of this call, without the pupil's personal words. */
  readonly texts: CallText;
}

/** Outcome of the call. */
export type WorkingReading =
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason }
  | {
      readonly kind: 'read';
      /** Points said to be shown by words that stand there and that the rules bear out. */
      readonly granted: readonly string[];
      /** Points that the model was unsure of, or with a quote that no rule confirms. */
      readonly doubtful: readonly string[];
      readonly said: ModelSaying;
    };

/**
 * Asks which open points a working shows. A yes counts only when its quote stands in the working word for word and the
 * rules find the step in it; a reply for other points than were asked is none.
 */
export async function readWorking(
  model: Model,
  task: ModelTask<WorkingInput, WorkingReply>,
  { stem, response, points, pupilId, texts }: WorkingQuestion,
): Promise<WorkingReading> {
  const seen = toSeenText(response.working);
  const input: WorkingInput = {
    question: texts.product(stem),
    points: points.map(({ id, label }) => ({ point: asProductText(id), finds: texts.product(label) })),
    working: texts.person(seen, MAX_SENT_CHARS),
  };
  const reply = await model.ask(task, input, { pupilId });
  if (reply.kind === 'unavailable') return reply;
  const answers = new Map(reply.output.points.map((answer) => [answer.point, answer]));
  const isWhole = reply.output.points.length === points.length && points.every(({ id }) => answers.has(id));
  if (!isWhole) return { kind: 'unavailable', reason: 'invalid-reply' };
  const granted = new Set<string>();
  const claimed: string[] = [];
  for (const { id } of points) {
    const answer = answers.get(id);
    if (!answer || answer.shown === 'no') continue;
    claimed.push(id);
    if (answer.shown === 'unsure') continue;
    // The rules read what the pupil typed, not the copy that the model was given.
    const quoted = { pointId: id, quote: texts.restore(answer.quote, seen) };
    for (const shown of listConfirmedPoints(response.scheme.markPoints, seen, quoted)) granted.add(shown);
  }
  const doubtful = claimed.filter((id) => !granted.has(id));
  const said = { task: task.name, version: task.version, model: reply.model, output: reply.output };
  return { kind: 'read', granted: [...granted], doubtful, said };
}

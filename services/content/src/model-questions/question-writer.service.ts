import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model, type UnavailableReason } from '@sumfox/ai/model';
import { asProductText } from '@sumfox/ai/privacy/model-text';
import type { Item, Misconception } from '@sumfox/contracts/question/item';
import { mixSeed } from '@sumfox/question-engine/core/dice';
import { assembleWritten } from '@sumfox/question-engine/written/assemble-written';
import { findWrittenForm, toTellable } from '@sumfox/question-engine/written/retell-item';
import type { WrittenQuestion } from '@sumfox/question-engine/written/written-question';
import { readStructure } from '@sumfox/question-engine/written/written-structure';
import { v7 as uuid } from 'uuid';
import { cellKey, type ItemCell } from '../bank/index.js';
import {
  type ItemSpec,
  NoItemFound,
  QUESTION_SOURCE,
  type QuestionSource,
  UnsupportedPairing,
} from '../question-source/index.js';
import { BLIND_SOLVES } from './blind-solve.rules.js';
import { BlindSolver } from './blind-solver.service.js';
import { toWriteInput } from './cell-words.rules.js';
import { writeQuestion } from './prompts/write-question.v1.js';
import { judgeWritten, scoreWritten } from './verdict.rules.js';
import type { WritingRecord } from './written-question.queries.js';

/** Seeds tried for a question that can be told without a drawing. */
const PATTERN_DRAWS = 24;

/** Outcome of a request: a question with its verdict, no cell for a model, or no model. */
export type Writing =
  | { kind: 'written'; record: WritingRecord; item: Item | null }
  | { kind: 'no-pattern' }
  | { kind: 'unavailable'; reason: UnavailableReason };

interface Pattern {
  structure: string;
  written: WrittenQuestion;
  mistakes: Misconception[];
}

/** Has a model write one question and judges it. Uses no database: the caller stores the outcome. */
@Injectable()
export class QuestionWriter {
  constructor(
    @Inject(MODEL) private readonly model: Model,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    private readonly solver: BlindSolver,
  ) {}

  get isConfigured(): boolean {
    return this.model.isConfigured;
  }

  /**
   * The question of one attempt at a cell; `stock` holds the bank's items there. The same attempt sends the same
   * request. Free gates run first; blind solves run only when all gates hold.
   */
  async write(cell: ItemCell, attempt: number, stock: readonly Item[]): Promise<Writing> {
    const pattern = this.findPattern(cell, attempt);
    if (!pattern) return { kind: 'no-pattern' };
    const input = toWriteInput(cell, pattern.written, pattern.mistakes, stock);
    const reply = await this.model.ask(writeQuestion, asProductText(input), { sample: attempt });
    if (reply.kind === 'unavailable') return { kind: 'unavailable', reason: reply.reason };

    const { version: promptVersion } = writeQuestion;
    const spec = this.toSpec(cell, attempt);
    const { item, faults } = assembleWritten(spec, reply.output, {
      model: reply.model,
      promptVersion,
      pattern: { structure: pattern.structure, expression: pattern.written.expression },
    });
    const base = { id: spec.id, cell, attempt, model: reply.model, promptVersion, writing: reply.output };
    const refused = (found: readonly string[]): Writing => ({
      kind: 'written',
      item: null,
      record: { ...base, outcome: 'rejected', faults: found, agreeing: null, score: 0 },
    });
    if (!item) return refused(faults);
    const checked = this.source.checkItem(item);
    const found = [...checked.faults, ...this.source.listDuplicateFaults(item, stock)];
    if (found.length > 0) return refused(found);

    const solved = await this.solver.solve(item);
    if (solved.kind === 'unavailable') return solved;
    const { agreeing } = solved;
    const score = scoreWritten(item, checked.score, agreeing, stock);
    const outcome = judgeWritten(score, agreeing);
    const against =
      agreeing < BLIND_SOLVES ? [`blind: ${agreeing} of ${BLIND_SOLVES} readings bear the key out`] : [];
    return {
      kind: 'written',
      item: { ...item, provenance: { ...item.provenance, validationScore: score } },
      record: { ...base, outcome, faults: against, agreeing, score },
    };
  }

  /** How a question repeats others of its pairing. */
  listDuplicateFaults(item: Item, others: readonly Item[]): string[] {
    return this.source.listDuplicateFaults(item, others);
  }

  /** A true question of the cell, told in the form a writer hands one in; null where all need more than words. */
  private findPattern(cell: ItemCell, attempt: number): Pattern | null {
    for (let draw = 0; draw < PATTERN_DRAWS; draw += 1) {
      const spec = { ...this.toSpec(cell, attempt), seed: mixSeed(cellKey(cell), attempt, 'pattern', draw) };
      const made = this.makeItem(toTellable(spec));
      const written = made && findWrittenForm(made, spec.questionType);
      if (!made || !written) continue;
      const { item } = assembleWritten(spec, written, {
        model: 'pattern',
        promptVersion: writeQuestion.version,
      });
      if (item && this.source.checkItem(item).faults.length === 0)
        return {
          structure: readStructure(made),
          written,
          mistakes: made.scheme.misconceptions,
        };
    }
    return null;
  }

  private makeItem(spec: ItemSpec): Item | null {
    try {
      // A question about a working has no story to retell.
      return this.source.makeItem(spec, { form: 'plain' });
    } catch (error) {
      if (error instanceof NoItemFound || error instanceof UnsupportedPairing) return null;
      throw error;
    }
  }

  private toSpec(cell: ItemCell, attempt: number): ItemSpec {
    // A column of 31 bits keeps it.
    return { ...cell, id: uuid(), seed: mixSeed(cellKey(cell), attempt) >>> 1 };
  }
}

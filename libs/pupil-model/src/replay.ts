import { newDifficulties } from './difficulties.js';
import { newHead } from './head.js';
import { forecastSkillWithCaution, isMastered } from './mastered.js';
import { type Model, forecast, update } from './model.js';
import { type PupilAbility, newPupil } from './pupil.js';
import type { ReplayLine } from './replay-line.js';

/** What the model says of one line. */
export interface ReplayedLine {
  /** Chance of a right answer, made before the answer is used. */
  chance: number;
  /** Whether the pupil has mastered the skill by this answer or one before; true stays true. */
  isMastered: boolean;
}

/** Replays a log line by line, and learns from each line after its forecast. */
export class Replay {
  private readonly model: Model = { difficulties: newDifficulties(), head: newHead() };
  private readonly pupils = new Map<string, PupilAbility>();
  /** The skills that each pupil has mastered. */
  private readonly mastered = new Map<string, Set<string>>();

  add({ pupil: name, item, skill, kind, isRight, at, guess }: ReplayLine): ReplayedLine {
    const pupil = this.pupils.get(name) ?? newPupil();
    this.pupils.set(name, pupil);
    const question = { item, skill, kind, at, guess };
    const before = forecast(this.model, pupil, question);
    update(this.model, pupil, question, before, { outcome: isRight ? 1 : 0, isRight });
    return { chance: before.chance, isMastered: this.settleMastered(name, pupil, skill) };
  }

  /** A pupil's own part; undefined for one without a line. */
  pupil(name: string): PupilAbility | undefined {
    return this.pupils.get(name);
  }

  private settleMastered(name: string, pupil: PupilAbility, skill: string): boolean {
    const own = this.mastered.get(name) ?? new Set<string>();
    const record = pupil.skills.get(skill);
    if (own.has(skill) || !record) return own.has(skill);
    const { answers, right } = record;
    // The forecast costs most of the rule, so counts that decide alone come first.
    if (!isMastered({ answers, right, forecast: 1 })) return false;
    const chance = forecastSkillWithCaution(this.model, pupil, skill);
    if (!isMastered({ answers, right, forecast: chance })) return false;
    this.mastered.set(name, own.add(skill));
    return true;
  }
}

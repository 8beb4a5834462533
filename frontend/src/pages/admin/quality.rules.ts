import type { QuestionQuality } from '../../entities/system/index.js';
import type { CountBar } from '../../shared/ui/count-bars.js';
import { ADMIN } from './admin.messages.js';

/** Answered questions by how pupils find them; `not yet known` has fewer answers than are needed to say. */
export function difficultyBars(quality: QuestionQuality): CountBar[] {
  const { questionsAnswered, questionsMeasured, tooEasy, tooHard } = quality;
  return [
    { label: ADMIN.get().tooEasy, count: tooEasy },
    { label: ADMIN.get().fitting, count: questionsMeasured - tooEasy - tooHard },
    { label: ADMIN.get().tooHard, count: tooHard },
    { label: ADMIN.get().notYetKnown, count: questionsAnswered - questionsMeasured },
  ];
}

export function reportBars({ reports }: QuestionQuality): CountBar[] {
  return [
    { label: ADMIN.get().questionWasRight, count: reports.valid },
    { label: ADMIN.get().replaced, count: reports.replaced },
    { label: ADMIN.get().foundAtFault, count: reports.faulty },
    { label: ADMIN.get().waitingForAPerson, count: reports.waiting },
  ];
}

export function checkBars({ verifications }: QuestionQuality): CountBar[] {
  return [
    { label: ADMIN.get().proved, count: verifications.proved },
    { label: ADMIN.get().putRight, count: verifications.corrected },
    { label: ADMIN.get().foundAtFault, count: verifications.faulty },
    { label: ADMIN.get().waitingForAPerson, count: verifications.waiting },
  ];
}

export function challengeBars({ challenges }: QuestionQuality): CountBar[] {
  return [
    { label: ADMIN.get().approved, count: challenges.approved },
    { label: ADMIN.get().rejected, count: challenges.rejected },
  ];
}

import type { QuestionQuality } from '../../entities/system/index.js';
import type { CountBar } from '../../shared/ui/count-bars.js';

/** Answered questions by how pupils find them; `not yet known` has fewer answers than are needed to say. */
export function difficultyBars(quality: QuestionQuality): CountBar[] {
  const { questionsAnswered, questionsMeasured } = quality;
  const tooEasy = quality.tooEasy ?? 0;
  const tooHard = quality.tooHard ?? 0;
  return [
    { label: 'Too easy', count: tooEasy },
    { label: 'Fitting', count: questionsMeasured - tooEasy - tooHard },
    { label: 'Too hard', count: tooHard },
    { label: 'Not yet known', count: questionsAnswered - questionsMeasured },
  ];
}

export function reportBars({ reports }: QuestionQuality): CountBar[] {
  return [
    { label: 'Question was right', count: reports.valid },
    { label: 'Replaced', count: reports.replaced },
    { label: 'Found at fault', count: reports.faulty },
    { label: 'Waiting for a person', count: reports.waiting },
  ];
}

export function checkBars({ verifications }: QuestionQuality): CountBar[] {
  return [
    { label: 'Proved', count: verifications.proved },
    { label: 'Put right', count: verifications.corrected },
    { label: 'Found at fault', count: verifications.faulty },
    { label: 'Waiting for a person', count: verifications.waiting },
  ];
}

export function challengeBars({ challenges }: QuestionQuality): CountBar[] {
  return [
    { label: 'Approved', count: challenges.approved },
    { label: 'Rejected', count: challenges.rejected },
  ];
}

import type { Topic } from '@sumfox/contracts/content/topic';

export function buildTopic(changes: Partial<Topic> = {}): Topic {
  return {
    id: '0192f0c1-0000-7000-8000-000000000700',
    name: 'Fractions of a set',
    description: 'Finding a fraction of a number of things.',
    gradeLevel: 'Primary 4',
    difficultyLevel: 3,
    modelQuestions: [{ question: 'What is 3/4 of 20 kilograms?', difficulty: 2 }],
    modelAnswers: [{ answer: '15 kilograms', explanation: '20 ÷ 4 × 3 = 15' }],
    isActive: true,
    isShared: false,
    isEditable: true,
    createdAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T01:00:00.000Z',
    ...changes,
  };
}

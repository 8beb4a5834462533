import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const SYSTEM = defineMessages('entities/system', {
  readingWorking: 'Reading working',
  comparingMeanings: 'Comparing meanings',
  solvingQuestions: 'Solving questions',
  writingQuestions: 'Writing questions',
  explainingAnswers: 'Explaining answers',
  wordingSuggestions: 'Wording suggestions',
  readingPdfs: 'Reading PDFs',
  statuses: {
    operational: 'Operational',
    degraded: 'Degraded',
    down: 'Down',
    unknown: 'Unknown',
    'built-in': 'Built-in',
  },
  noModelKey: 'Built-in (no AI key)',
  notCalledLately: 'Not called lately',
  overall: { online: 'Online', degraded: 'Degraded', offline: 'Offline' },
  once: 'once',
  timesSince: params('{times} times since {day}'),
  underOneCent: 'under $0.01',
  hours: params('{hours} h {minutes} min'),
  minutes: params('{minutes} min'),
  seconds: params('{seconds} s'),
  milliseconds: params('{milliseconds} ms'),
  minutesAndSeconds: params('{minutes} min {seconds} s'),
});

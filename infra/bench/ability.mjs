import { judgeMastery, reportOnLog } from '@sumfox/pupil-model/simulation/log-report';
import { SIMULATED_SCHOOLS } from '@sumfox/pupil-model/simulation/pupil-log';
import { listWays, practiseBy } from './ability-practice.mjs';

/** Prints what the model forecasts on simulated logs, and what practice chosen by it teaches simulated pupils. */
const percent = (share) => (share === null ? '-' : `${(100 * share).toFixed(1)} %`);

for (const [name, school] of Object.entries(SIMULATED_SCHOOLS)) {
  console.log(`\nSimulated log ${name}: ${school.answers} answers`);
  console.table(
    reportOnLog(school).map(({ way, areaUnderCurve, calibrationError, falseCalls }) => ({
      way,
      'area under the curve': areaUnderCurve.toFixed(4),
      'calibration error': calibrationError.toFixed(4),
      'false calls of mastery': percent(falseCalls),
    })),
  );
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
console.log(`\nCalls of mastery, ${SEEDS.length} seeds of 60000 answers together`);
console.table(
  Object.entries(SIMULATED_SCHOOLS).map(([name, school]) => {
    const { calls, judged, falseCalls } = judgeMastery({ ...school, answers: 60_000 }, SEEDS);
    return {
      school: name,
      calls,
      'with five answers after it': judged,
      'false of these': percent(falseCalls),
    };
  }),
);

/** Ways to choose, and models that begin with values that are off, in log-odds. */
const PRACTICE = [
  ...listWays().map((way) => ({ name: way, way, errors: {} })),
  { name: 'this model, all items begin 1.5 too easy', way: 'this model', errors: { baseError: 1.5 } },
  { name: 'this model, each item begins about 1.5 off', way: 'this model', errors: { itemError: 1.5 } },
];
console.log('\nPractice: 200 pupils, 200 questions each, ten a day; 10 % work carelessly and 10 % guess');
console.table(
  PRACTICE.map(({ name, way, errors }) => {
    const { untilRight, inBand, learned, microsecondsPerAnswer } = practiseBy(way, errors);
    return {
      way: name,
      'questions until 90 % of levels are right (median)': untilRight ?? 'not in 200',
      'share with a chance of 60 to 90 %': percent(inBand),
      'learned (log-odds)': learned.toFixed(3),
      'microseconds for each question': microsecondsPerAnswer.toFixed(0),
    };
  }),
);

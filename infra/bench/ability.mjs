import { reportOnLog } from '@sumfox/pupil-model/simulation/log-report';
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

console.log('\nPractice: 200 pupils, 200 questions each, ten a day; 10 % work carelessly and 10 % guess');
console.table(
  listWays().map((way) => {
    const { untilRight, inBand, learned, microsecondsPerAnswer } = practiseBy(way);
    return {
      way,
      'questions until 90 % of levels are right (median)': untilRight ?? 'not in 200',
      'share with a chance of 60 to 90 %': percent(inBand),
      'learned (log-odds)': learned.toFixed(3),
      'microseconds for each question': microsecondsPerAnswer.toFixed(0),
    };
  }),
);

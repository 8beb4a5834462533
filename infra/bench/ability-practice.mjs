import {
  DEMAND,
  PRODUCT_HEAD,
  forecastPairing,
  learnPupil,
  placeAnswers,
  toOutcome,
  toQuestion,
} from '@sumfox/assessment-service/ability/ability.rules';
import { isStrong, practiceLevel } from '@sumfox/assessment-service/ability/level.rules';
import { listDue } from '@sumfox/assessment-service/ability/review.rules';
import { practiceBlueprint } from '@sumfox/assessment-service/selection/blueprint.rules';
import { newDifficulties } from '@sumfox/pupil-model/difficulties';
import { updateDifficulties } from '@sumfox/pupil-model/model';
import { newRating, toProbability } from '@sumfox/pupil-model/rating';
import { SeededRandom } from '@sumfox/pupil-model/simulation/random';

const GRADE = 'Primary 5';
const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'];
const SKILLS = Array.from({ length: 11 }, (_, i) => `skill${i}`);
const KINDS = ['h1_make_whole_model', 'h2_before_after', 'h9_pattern_recognition'];
const PAIRINGS = SKILLS.flatMap((subStrandId) => KINDS.map((heuristicId) => ({ subStrandId, heuristicId })));
const [PUPILS, PAPERS, QUESTIONS] = [200, 20, 10];
const KIND_OF_ANSWER = 'open-ended';
/** Structures of each pairing and level. */
const STRUCTURES = 4;
const WANTED = 0.75;
const DAILY_FORGETTING = 0.01;
const DAY_MS = 86_400_000;

/** A school of pupils and items with known levels; the same for each way of choosing. */
function makeSchool() {
  const random = new SeededRandom(23);
  const difficulty = new Map();
  for (const { subStrandId, heuristicId } of PAIRINGS) {
    const cell = random.normal(0.5);
    for (const level of LEVELS)
      for (let n = 0; n < STRUCTURES; n += 1)
        difficulty.set(
          `${subStrandId}|${heuristicId}|${n}|${level}`,
          DEMAND[level] + cell + random.normal(0.5),
        );
  }
  const pupils = Array.from({ length: PUPILS }, (_, i) => {
    const general = random.normal(1);
    return {
      habit: i % 10 === 0 ? 'careless' : i % 10 === 1 ? 'guessing' : 'usual',
      skills: new Map(SKILLS.map((skill) => [skill, general + random.normal(0.7)])),
      kinds: new Map(KINDS.map((kind) => [kind, random.normal(0.3)])),
      seed: 1000 + i,
    };
  });
  return { difficulty, pupils };
}

function trueStanding({ difficulty }, pupil, { subStrandId, heuristicId }, structure, level) {
  const own = pupil.skills.get(subStrandId) + pupil.kinds.get(heuristicId);
  return own - difficulty.get(`${subStrandId}|${heuristicId}|${structure}|${level}`);
}

function trueChance(school, pupil, pairing, level) {
  let sum = 0;
  for (let n = 0; n < STRUCTURES; n += 1)
    sum += toProbability(trueStanding(school, pupil, pairing, n, level));
  return sum / STRUCTURES;
}

/** Levels with a chance about as near to the wanted one as the best level has. */
function rightLevels(school, pupil, pairing) {
  const distances = LEVELS.map((level) => Math.abs(trueChance(school, pupil, pairing, level) - WANTED));
  const best = Math.min(...distances);
  return LEVELS.filter((_, i) => distances[i] <= best + 0.05);
}

function nearest(chanceOf) {
  const distance = (level) => Math.abs(chanceOf(level) - WANTED);
  return LEVELS.toReversed().reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

/** The model before: three ratings of one pace, levels of known difficulty, and a slip. */
function formerAbility(answers) {
  const ratings = new Map();
  const of = (key) => ratings.get(key) ?? { value: 0, answers: 0 };
  const valueOf = ({ subStrandId, heuristicId }) =>
    of('grade').value + of(subStrandId).value + of(heuristicId).value;
  const chance = (pairing, level) => 0.92 * toProbability(1.5 * valueOf(pairing) - DEMAND[level]);
  for (const answer of answers) {
    const surprise = answer.share - chance(answer, answer.level);
    const weights = [
      ['grade', 0.5],
      [answer.subStrandId, 0.3],
      [answer.heuristicId, 0.2],
    ];
    for (const [key, weight] of weights) {
      const { value, answers: count } = of(key);
      const step = Math.max(0.15, 1.2 / (1 + 0.12 * count));
      ratings.set(key, { value: value + 1.4 * weight * step * surprise, answers: count + 1 });
    }
  }
  return { valueOf, chance };
}

function percentIn(answers, { subStrandId }) {
  const own = answers.filter((answer) => answer.subStrandId === subStrandId);
  return own.length === 0 ? null : own.reduce((sum, { share }) => sum + share, 0) / own.length;
}

function levelOfPercent(percent) {
  if (percent === null || percent < 0.5) return 'not_ready';
  if (percent < 0.7) return 'guided';
  return percent < 0.85 ? 'independent' : 'mastery';
}

/** How each way looks at a pupil: the pairings as candidates of the product's selection. */
const WAYS = {
  'random pairings and levels': (answers, _model, random) =>
    PAIRINGS.map((pairing) => ({
      ...pairing,
      forecast: random.next(),
      isStrong: false,
      level: random.pick(LEVELS),
    })),
  'percent rule': (answers) =>
    PAIRINGS.map((pairing) => {
      const percent = percentIn(answers, pairing);
      return {
        ...pairing,
        forecast: percent ?? 0,
        isStrong: percent !== null && percent >= 0.75,
        level: levelOfPercent(percent),
      };
    }),
  'model before': (answers) => {
    const ability = formerAbility(answers);
    return PAIRINGS.map((pairing) => {
      const percent = percentIn(answers, pairing);
      return {
        ...pairing,
        forecast: toProbability(ability.valueOf(pairing)),
        isStrong: percent !== null && percent >= 0.75,
        level: nearest((level) => ability.chance(pairing, level)),
      };
    });
  },
  'this model': (answers, model, _random, now) => {
    const ability = { model, pupil: learnPupil(model, answers) };
    const due = new Set(listDue(ability, answers, now).map((d) => `${d.subStrandId}|${d.heuristicId}`));
    return PAIRINGS.map((pairing) => ({
      ...pairing,
      forecast: forecastPairing(ability, pairing),
      isStrong: isStrong(ability, pairing),
      level: practiceLevel(ability, pairing, GRADE),
      isDue: due.has(`${pairing.subStrandId}|${pairing.heuristicId}`),
    }));
  },
};

/** Names of the ways to choose practice. */
export const listWays = () => Object.keys(WAYS);

/** One question answered; the nearer its chance is to the middle of the band, the more it teaches. */
function answerQuestion(school, pupil, request, random) {
  const structure = random.below(STRUCTURES);
  const chance = toProbability(trueStanding(school, pupil, request, structure, request.level));
  const shown =
    pupil.habit === 'careless'
      ? 0.85 * chance
      : pupil.habit === 'guessing' && random.next() < 0.3
        ? 0.2
        : chance;
  const gain = 0.06 * Math.exp(-(((chance - 0.7) / 0.2) ** 2));
  pupil.skills.set(request.subStrandId, pupil.skills.get(request.subStrandId) + gain);
  return { share: random.next() < shown ? 1 : 0, chance, structure };
}

/** A model that begins as the product does, but for errors of its start values, in log-odds. */
function makeModel({ baseError = 0, itemError = 0 }) {
  const difficulties = newDifficulties();
  difficulties.base.value += baseError;
  difficulties.base.mean += baseError;
  const random = new SeededRandom(7);
  const isOff = itemError > 0;
  for (const { subStrandId, heuristicId } of isOff ? PAIRINGS : [])
    for (const level of LEVELS)
      for (let n = 0; n < STRUCTURES; n += 1) {
        const rating = newRating('item', DEMAND[level] + random.normal(itemError));
        const item = `${subStrandId}|${heuristicId}|${n}|${level}`;
        difficulties.items.set(item, { ...rating, surprise: 0 });
      }
  return { difficulties, head: PRODUCT_HEAD };
}

/** Lets all pupils of a school practise as one way chooses, and measures it. The model may begin with errors. */
export function practiseBy(way, errors = {}) {
  const school = makeSchool();
  const look = WAYS[way];
  const model = makeModel(errors);
  const totals = { until: [], inBand: 0, learned: 0, microseconds: 0 };
  for (const pupil of school.pupils) {
    const random = new SeededRandom(pupil.seed);
    const before = [...pupil.skills.values()].reduce((sum, value) => sum + value, 0);
    const answers = [];
    let until = null;
    for (let paper = 0; paper < PAPERS; paper += 1) {
      const started = process.hrtime.bigint();
      const at = new Date(Date.UTC(2026, 0, 1) + paper * DAY_MS);
      const candidates = look(answers, model, random, at).map((one) => ({ isDue: false, ...one }));
      totals.microseconds += Number(process.hrtime.bigint() - started) / 1000;
      const right = SKILLS.filter((skill) => {
        const candidate = candidates.find(({ subStrandId }) => subStrandId === skill);
        return rightLevels(school, pupil, candidate).includes(candidate.level);
      });
      if (until === null && right.length >= 0.9 * SKILLS.length) until = paper * QUESTIONS;
      const mixed = candidates
        .map((one) => [random.next(), one])
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one);
      const own = [];
      for (const request of practiceBlueprint(mixed, { count: QUESTIONS, turn: paper })) {
        const { share, chance, structure } = answerQuestion(school, pupil, request, random);
        if (chance >= 0.6 && chance <= 0.9) totals.inBand += 1;
        const template = `${request.subStrandId}|${request.heuristicId}|${structure}`;
        own.push({ ...request, questionType: KIND_OF_ANSWER, template, share, hintsUsed: 0, at });
      }
      learnDifficulties(model, answers, own);
      answers.push(...own);
      for (const [skill, value] of pupil.skills) pupil.skills.set(skill, value - DAILY_FORGETTING);
    }
    const after = [...pupil.skills.values()].reduce((sum, value) => sum + value, 0);
    totals.learned += (after - before) / SKILLS.length;
    totals.until.push(until ?? Infinity);
  }
  return summarise(totals);
}

function learnDifficulties(model, earlier, answers) {
  const placed = placeAnswers(model, learnPupil(model, earlier), answers);
  for (const { answer, ability } of placed)
    updateDifficulties(model.difficulties, toQuestion(answer), ability, toOutcome(answer));
}

function summarise({ until, inBand, learned, microseconds }) {
  const questions = PUPILS * PAPERS * QUESTIONS;
  const median = until.toSorted((a, b) => a - b)[Math.floor(until.length / 2)];
  return {
    untilRight: median === Infinity ? null : median,
    inBand: inBand / questions,
    learned: learned / PUPILS,
    microsecondsPerAnswer: microseconds / questions,
  };
}

import type { ReplayLine } from '../replay-line.js';
import { toProbability } from '../rating.js';
import { SeededRandom } from './random.js';

const DAY_MS = 86_400_000;
/** When simulated pupils begin: 1 September 2025. */
const FIRST_DAY_MS = Date.UTC(2025, 8, 1);

/** A simulated school. Spreads are standard deviations in log-odds. */
export interface SimulatedSchool {
  seed: number;
  answers: number;
  skills: number;
  kinds: number;
  items: number;
  spread: { pupil: number; pupilSkill: number; skill: number; item: number; mood: number };
  /** Ease of all items, in log-odds. */
  ease: number;
  /** Log-odds learned from a first right answer; later ones teach less. */
  learning: number;
  /** Share of what was learned that a day without the skill takes away. */
  forgetting: number;
  /** Chance of an error in spite of knowing, and of a right guess. */
  slip: number;
  guess: number;
  /** Shares of pupils who work carelessly and who guess. */
  careless: number;
  guessing: number;
  /** Share of questions that repeat the last item. */
  repeats: number;
}

const HABITS = { careless: 0.1, guessing: 0.1, slip: 0.02, forgetting: 0.02 } as const;

/**
 * Two schools in the manner of the logs of middle schools: many items with few answers, and few items with many. Two more
 * differ from them in what matters to a forecast: items nearly alike, and pupils who learn and forget quickly.
 */
export const SIMULATED_SCHOOLS = {
  manyItems: {
    ...HABITS,
    seed: 1,
    answers: 278_000,
    skills: 124,
    kinds: 1,
    items: 17_700,
    spread: { pupil: 1.1, pupilSkill: 0.9, skill: 0.8, item: 1.4, mood: 0.3 },
    ease: 0.9,
    learning: 0.12,
    guess: 0.02,
    repeats: 0.03,
  },
  fewItems: {
    ...HABITS,
    seed: 2,
    answers: 90_000,
    skills: 100,
    kinds: 8,
    items: 1_500,
    spread: { pupil: 0.9, pupilSkill: 0.5, skill: 0.5, item: 1.2, mood: 0.3 },
    ease: 0.3,
    learning: 0.05,
    guess: 0.05,
    repeats: 0.08,
  },
  alikeItems: {
    ...HABITS,
    seed: 3,
    answers: 90_000,
    skills: 60,
    kinds: 8,
    items: 3_000,
    spread: { pupil: 1, pupilSkill: 0.8, skill: 0.8, item: 0.5, mood: 0.3 },
    ease: 0.6,
    learning: 0.1,
    guess: 0.02,
    repeats: 0.03,
  },
  quickLearners: {
    ...HABITS,
    seed: 4,
    answers: 90_000,
    skills: 60,
    kinds: 8,
    items: 3_000,
    spread: { pupil: 0.9, pupilSkill: 0.7, skill: 0.7, item: 1, mood: 0.3 },
    ease: 0,
    learning: 0.4,
    forgetting: 0.08,
    guess: 0.02,
    repeats: 0.03,
  },
} as const satisfies Record<string, SimulatedSchool>;

interface Skill {
  name: string;
  difficulty: number;
  /** Items with their difficulties, those of popular items more than once. */
  items: ReadonlyArray<{ name: string; kind: string; difficulty: number }>;
}

interface Known {
  ability: number;
  learned: number;
  answers: number;
  at: number;
}

/** Simulated answers, pupil by pupil in the order of time. */
export function simulateLog(school: SimulatedSchool): ReplayLine[][] {
  const random = new SeededRandom(school.seed);
  const skills = makeSkills(school, random);
  const pupils: ReplayLine[][] = [];
  let left = school.answers;
  while (left > 0) {
    // Most pupils answer few questions, some very many.
    const wanted = Math.max(3, Math.round(45 * Math.exp(random.normal(1.1))));
    const lines = simulatePupil(school, skills, random, `pupil${pupils.length}`, Math.min(wanted, left));
    pupils.push(lines);
    left -= lines.length;
  }
  return pupils;
}

function makeSkills(school: SimulatedSchool, random: SeededRandom): Skill[] {
  const skills = Array.from({ length: school.skills }, (_, i) => ({
    name: `skill${i}`,
    difficulty: random.normal(school.spread.skill),
    items: [] as Array<{ name: string; kind: string; difficulty: number }>,
  }));
  for (let i = 0; i < school.items; i += 1) {
    const item = {
      name: `item${i}`,
      kind: `kind${random.below(school.kinds)}`,
      difficulty: random.normal(school.spread.item),
    };
    const popularity = Math.ceil(Math.exp(random.normal(1)));
    const { items } = random.pick(skills);
    for (let n = 0; n < popularity; n += 1) items.push(item);
  }
  return skills.filter(({ items }) => items.length > 0);
}

function simulatePupil(
  school: SimulatedSchool,
  skills: readonly Skill[],
  random: SeededRandom,
  pupil: string,
  count: number,
): ReplayLine[] {
  const general = random.normal(school.spread.pupil);
  const habit = random.next();
  const known = new Map<string, Known>();
  const lines: ReplayLine[] = [];
  let at = FIRST_DAY_MS + random.next() * 100 * DAY_MS;
  let [mood, streak] = [0, 0];
  let skill = random.pick(skills);
  let item = random.pick(skill.items);
  while (lines.length < count) {
    // Three right in a row often end the work on a skill; a break may follow.
    if ((streak >= 3 && random.next() < 0.5) || random.next() < 0.06) {
      skill = random.pick(skills);
      streak = 0;
      if (random.next() < 0.5) at += 2 * DAY_MS * Math.exp(random.normal(1.2));
    }
    const isRepeat = lines.length > 0 && random.next() < school.repeats && skill.items.includes(item);
    if (!isRepeat) item = random.pick(skill.items);
    mood = 0.85 * mood + random.normal(school.spread.mood);
    const own = known.get(skill.name) ?? newKnown(random.normal(school.spread.pupilSkill), at);
    own.learned *= Math.exp((-school.forgetting * (at - own.at)) / DAY_MS);
    const standing =
      school.ease + general + own.ability + own.learned + mood + (isRepeat ? 0.8 : 0) - skill.difficulty;
    const isRight = random.next() < chanceOf(school, standing - item.difficulty, habit, random);
    known.set(skill.name, learn(own, school.learning, isRight, at));
    streak = isRight ? streak + 1 : 0;
    lines.push({ pupil, item: item.name, skill: skill.name, kind: item.kind, isRight, at, guess: 0 });
    at += 30_000 + random.next() * 60_000;
  }
  return lines;
}

function newKnown(ability: number, at: number): Known {
  return { ability, learned: 0, answers: 0, at };
}

function learn(known: Known, learning: number, isRight: boolean, at: number): Known {
  const gain = (learning * (isRight ? 1 : 0.6)) / (1 + 0.15 * known.answers);
  return { ...known, learned: known.learned + gain, answers: known.answers + 1, at };
}

/** Chance of a right answer of a pupil; `habit` from 0 to 1 says whether the pupil is careless or guesses. */
function chanceOf(
  { careless, guessing, slip, guess }: SimulatedSchool,
  standing: number,
  habit: number,
  random: SeededRandom,
): number {
  const chance = guess + (1 - guess - slip) * toProbability(standing);
  if (habit < careless) return 0.8 * chance;
  return habit < careless + guessing && random.next() < 0.3 ? 0.25 : chance;
}

/** The lines of all pupils as a school would log them: many pupils at a time, each in the order of time. */
export function mixPupils(pupils: readonly ReplayLine[][]): ReplayLine[] {
  return pupils.flat().toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

import { numberedClues } from '../checks/honesty.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, MiddleValue, Shape } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { eliminate } from '../solutions/elimination.js';
import { toWrongs } from './wrong-values.js';

/** h10: one of a few fractions, decimals or percentages fits all the clues; a quotient of two small whole numbers. */
export interface Candidate {
  top: number;
  bottom: number;
}

/** One kind of clue about a candidate. */
export interface ClueKind {
  /** Stable name, stored with the item. */
  id: string;
  /** Values of the clue that hold for the key; null when there is none. */
  draw: (key: Candidate, dice: Dice) => Num[] | null;
  text: (values: readonly Exact[]) => string;
  test: (candidate: Candidate, values: readonly Exact[]) => boolean;
  /** Lines that show that the key fits. */
  check?: (working: Working, key: Candidate, values: readonly Exact[]) => void;
  /** Kind sentence to a pupil who missed this clue. */
  missed: string;
}

export interface RiddleScene {
  style: Style;
  /** Says what kind of number is looked for, in the words of the scene. */
  opening: string[];
  ask: string;
  blank: string;
  /** As in "The fraction is 5/6." */
  close: (key: string) => string;
}

export interface RiddlePack {
  /** Every number that the openings allow. */
  domain: readonly Candidate[];
  kinds: readonly ClueKind[];
  scenes: ReadonlyArray<(person: Person) => RiddleScene>;
  /** Kinds of clues that go together, by level. */
  sets: Readonly<Record<ProficiencyLevel, ReadonlyArray<readonly string[]>>>;
  /** A value asked for on the way. */
  middle: (key: Candidate) => MiddleValue;
  /** A candidate as written in the working. */
  text: (candidate: Candidate) => string;
  hints: [string, string, string];
  /** What the value of a candidate is, in the style of the answer; the quotient when absent. */
  value?: (candidate: Candidate) => Exact;
}

interface Clue {
  kind: ClueKind;
  values: readonly Exact[];
}

const MOST_TRIES = 60;
/** Fewest calculated lines by level. */
const LEAST_LINES = { not_ready: 0, guided: 0, independent: 2, mastery: 3 } as const;

const IDS = {
  not_ready: 'riddle-first',
  guided: 'riddle-second',
  independent: 'riddle-third',
  mastery: 'riddle-fourth',
} as const;

/** Shapes of h10 for numbers of one kind, one for each level. */
export function riddleShapes(pack: RiddlePack): Shape[] {
  const valueOf = pack.value ?? ((c: Candidate): Exact => exact(c.top, c.bottom));
  const fits = (clues: readonly Clue[]): Candidate[] =>
    pack.domain.filter((c) => clues.every(({ kind, values }) => kind.test(c, values)));
  const kindOf = (id: string): ClueKind => {
    const kind = pack.kinds.find((k) => k.id === id);
    if (!kind) throw new RangeError(`no clue ${id}`);
    return kind;
  };

  /** Clues that only the key fits, every one of them needed. */
  const findClues = (dice: Dice, level: ProficiencyLevel): { key: Candidate; clues: Clue[] } | null => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const key = dice.pick(pack.domain);
      const kinds = dice.pick(pack.sets[level]).map(kindOf);
      const clues = kinds.flatMap((kind): Clue[] => {
        const values = kind.draw(key, dice);
        return values ? [{ kind, values: values.map((v) => exact(v)) }] : [];
      });
      if (clues.length < kinds.length || fits(clues).length !== 1) continue;
      if (clues.every((c) => fits(clues.filter((other) => other !== c)).length > 1)) return { key, clues };
    }
    return null;
  };

  const work = (key: Candidate, clues: readonly Clue[], scene: RiddleScene): Working => {
    const working = new Working();
    const struck = clues.map(({ kind, values }, i) => ({
      says: kind.text(values),
      left: fits(clues.slice(0, i + 1)).map(pack.text),
    }));
    for (const line of eliminate(struck, { all: [], noun: 'numbers', isInOrder: false })) working.say(line);
    working.say(`Check ${pack.text(key)} with the clues.`);
    for (const { kind, values } of clues) kind.check?.(working, key, values);
    working.say(scene.close(scene.style.text(valueOf(key))));
    return working;
  };

  const slips = (
    key: Candidate,
    clues: readonly Clue[],
    dice: Dice,
  ): Array<readonly [string, string, Exact]> => {
    const far = (c: Candidate): number => valueOf(c).sub(valueOf(key)).abs().valueOf();
    // The nearest ones: a value far off is struck out by the first clue, without any thought.
    const others = (some: readonly Clue[]): Candidate[] =>
      dice.pickSome(
        fits(some)
          .filter((c) => c !== key)
          .toSorted((a, b) => far(a) - far(b))
          .slice(0, 4),
        2,
      );
    return [
      ...clues.flatMap((clue) =>
        others(clues.filter((other) => other !== clue)).map(
          (c) => [`missed-${clue.kind.id}`, clue.kind.missed, valueOf(c)] as const,
        ),
      ),
      ...clues.flatMap((clue) =>
        others([clue]).map(
          (c) =>
            ['one-clue-only', 'This fits one clue. Test it with the others as well.', valueOf(c)] as const,
        ),
      ),
    ];
  };

  return (['not_ready', 'guided', 'independent', 'mastery'] as const).map((level) => ({
    id: IDS[level],
    levels: [level],
    proof: {
      kind: 'search',
      withoutEach: numberedClues,
      solve: (givens, words) => {
        const clues = [1, 2, 3, 4].flatMap((i): Clue[] => {
          const kind = words.get(`clue${i}`);
          const values = [givens.get(`value${i}a`), givens.get(`value${i}b`)].filter((v) => v !== undefined);
          return kind === undefined ? [] : [{ kind: kindOf(kind), values }];
        });
        return fits(clues).map(valueOf);
      },
    },
    draw: (dice): Draft | null => {
      const found = findClues(dice, level);
      if (!found) return null;
      const { key, clues } = found;
      const scene = dice.pick(pack.scenes)(drawPerson(dice));
      const working = work(key, clues, scene);
      // Each calculated line bears a mark: the longer items need enough of them.
      if (working.results.length < LEAST_LINES[level]) return null;
      const middle = pack.middle(key);
      const params: Record<string, Num | string> = {};
      clues.forEach(({ kind, values }, i) => {
        params[`clue${i + 1}`] = kind.id;
        values.forEach((v, place) => {
          params[`value${i + 1}${place === 0 ? 'a' : 'b'}`] = v;
        });
      });
      return {
        story: [...scene.opening, ...clues.map(({ kind, values }) => kind.text(values))],
        ask: scene.ask,
        blank: scene.blank,
        answer: amount(valueOf(key), scene.style),
        middles: [{ ...middle, steps: (middle.steps ?? []).filter((line) => !working.lines.includes(line)) }],
        params,
        isRiddle: true,
        working,
        hints: pack.hints,
        wrongs: toWrongs(slips(key, clues, dice)),
        drawing: null,
      };
    },
  }));
}

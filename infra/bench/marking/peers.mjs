import { createRequire } from 'node:module';

// They are packages of `peers/`, which the bench alone installs.
const load = createRequire(new URL('peers/package.json', import.meta.url));
const { parse, compare } = load('@khanacademy/kas');
const { scoreNumericInput } = load('@khanacademy/perseus-score');
const { evaluate, equal } = load('mathjs');

/**
 * Other markers, each set up for the cases it supports; `prepare` returns null for others. A case's demand of form
 * (`simplestForm`, a unit) is passed on where the marker has a setting for it. The author's side is set up before the
 * clock starts, as ours is.
 */

const WHOLE = /^-?\d+$/;
const DECIMAL = /^-?\d*\.\d+$/;
const FRACTION = /^(-?)(\d+)\/(\d+)$/;
const MIXED = /^(-?\d+) (\d+)\/(\d+)$/;

/** Longer answers are cut off before any of them: two of them do not come back from 20 000 letters. */
const MAX_CHARS = 200;

function toNumber(text) {
  if (WHOLE.test(text) || DECIMAL.test(text)) return Number(text);
  const fraction = FRACTION.exec(text);
  if (fraction) return (fraction[1] === '-' ? -1 : 1) * (Number(fraction[2]) / Number(fraction[3]));
  const mixed = MIXED.exec(text);
  return mixed ? Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]) : null;
}

function exactText({ expected }) {
  const model = expected.trim();
  return (student) => model === student.trim();
}

function khanNumeric({ expected, opts }) {
  const percent = /^(-?[\d.]+)%$/.exec(expected);
  const value = percent
    ? Number(percent[1]) / 100
    : toNumber(expected.replace(/^\$/, '').replaceAll(',', ''));
  if (value === null || Number.isNaN(value)) return null;
  const rubric = {
    answers: [
      {
        value,
        status: 'correct',
        maxError: opts.tolerance ?? 0,
        strict: true,
        simplify: opts.simplestForm ? 'enforced' : 'optional',
        message: '',
        ...(percent ? { answerForms: ['percent'] } : {}),
      },
    ],
    coefficient: false,
  };
  return (student) => {
    const score = scoreNumericInput({ currentValue: student }, rubric);
    return score.type === 'points' && score.earned === score.total;
  };
}

const toTex = (text) =>
  text
    .replace(/(-?\d+) (\d+)\/(\d+)/g, '($1+$2/$3)')
    .replaceAll(',', '')
    .replace(/^\$/, '')
    .replace(/×/g, '*')
    .replace(/÷/g, '/')
    .replace(/%$/, '/100');

function kas({ expected, opts }) {
  if (!/^[\d\s+\-*/.()a-z%$×÷=,]+$/i.test(expected) || /[a-z]{2}/i.test(expected)) return null;
  const model = parse(toTex(expected));
  if (!model.parsed) return null;
  const options = { simplify: opts.simplestForm === true, form: false };
  return (student) => {
    const given = parse(toTex(student));
    return given.parsed && compare(given.expr, model.expr, options).equal === true;
  };
}

const MATHJS_UNITS = { '°': ' deg', 'cm²': ' cm^2', 'cm³': ' cm^3', 'm²': ' m^2', 'm³': ' m^3', ℓ: ' l' };

function toMathjs(text) {
  let plain = toTex(text);
  for (const [sign, unit] of Object.entries(MATHJS_UNITS)) plain = plain.replaceAll(sign, unit);
  return plain;
}

function mathjs({ expected }) {
  let model;
  try {
    model = evaluate(toMathjs(expected));
  } catch {
    return null;
  }
  if (typeof model !== 'number' && !(typeof model === 'object' && model !== null && model.isUnit))
    return null;
  // A colon makes a range there, and a long one takes the whole process down.
  return (student) => !student.includes(':') && equal(model, evaluate(toMathjs(student))) === true;
}

/** Prepares the marker for a case; null where it cannot be set up. */
const guarded = (prepare) => (one) => {
  const { expected, student, opts } = one;
  if (typeof expected !== 'string' || typeof student !== 'string' || opts.options) return null;
  const mark = prepare({ expected, opts });
  if (!mark) return null;
  return () => {
    if (student.length > MAX_CHARS) return false;
    try {
      return mark(student);
    } catch {
      return false;
    }
  };
};

/** `reads`: parses what the pupil wrote, rather than comparing letters. */
export const PEERS = [
  { name: 'exact text', reads: false, prepare: guarded(exactText) },
  { name: '@khanacademy/perseus-score 8.11.7, numeric input', reads: true, prepare: guarded(khanNumeric) },
  { name: '@khanacademy/kas 2.2.3', reads: true, prepare: guarded(kas) },
  { name: 'mathjs 15.2.0', reads: true, prepare: guarded(mathjs) },
];

/**
 * Letters of other alphabets that look like a Latin one (from Unicode's list of confusables, as far as keyboards have
 * them), with their Latin reading.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еҽ',
    g: 'ɡ',
    h: 'һ',
    i: 'іιıɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    n: 'ո',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'СϹ',
    E: 'ЕΕ',
    H: 'НΗ',
    I: 'ІΙӀ',
    J: 'ЈͿ',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'УΥҮ',
    Z: 'Ζ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Characters that no screen shows: they would make two names look the same. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * A typed username in plain letters: full-width and look-alike letters read as a–z, without surrounding and invisible
 * characters. Keeps capitals for display.
 */
export function toPlainUsername(typed: string): string {
  const text = typed.normalize('NFKC').replace(INVISIBLE, '').trim();
  return [...text].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

/**
 * The form in which usernames are compared: plain letters in lower case. A Cyrillic а, a capital or a tablet's
 * full-width letter finds the same account, and no second name can look like it. `0`/`o` and `1`/`l` stay distinct on
 * purpose: a child types the given name, and merging them would make unrelated names clash.
 */
export function foldUsername(typed: string): string {
  return toPlainUsername(typed).toLowerCase();
}

/** Letters, digits and underscore (ACCOUNT-12). */
export function isPlainUsername(name: string): boolean {
  return /^[A-Za-z0-9_]+$/.test(name);
}

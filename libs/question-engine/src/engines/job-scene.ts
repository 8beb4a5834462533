import type { Style } from '../core/amount.js';
import { HOURS_MINUTES } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Exact, type Num, exact, toWhole } from '../numbers/exact.js';
import type { Working } from '../core/working.js';

/** Work at a rate, or a way at a speed, told in shares of the whole job. */
export interface JobScene {
  /** Kind of the whole: litres, pages, kilometres. */
  style: Style;
  /** `12 pages per minute`, `60 km/h`. */
  rate: (r: Num) => string;
  /** Beginning: this share is done, at no told rate. */
  already: (p: string) => string;
  /** Then so long at a rate. */
  works: (r: string, t: string) => string;
  /** Now this share is done. */
  reached: (q: string) => string;
  /** Then a share of the remainder. */
  shareOfRest: (q: string) => string;
  /** That share took so long at a rate. */
  shareOfRestAtRate: (q: string, r: string, t: string) => string;
  /** All the rest took so long at a rate. */
  lastPart: (r: string, t: string) => string;
  askWhole: string;
  blankWhole: string;
  /** How much is left at the end. */
  askLeft: string;
  blankLeft: string;
  /** How much the first share came to. */
  askFirst: string;
  blankFirst: string;
  /** How long the rest takes at a further rate. */
  askRestTime: (r: string) => string[];
  blankRestTime: (r: string) => string;
  /** How long the first share took at a further rate. */
  askFirstTime: (r: string) => string[];
  blankFirstTime: (r: string) => string;
}

export interface JobNumbers {
  rate: number;
  /** In units of the rate's time, or in minutes where the rate is per hour and times are told in hours and minutes. */
  time: number;
}

export interface JobPack {
  /** How times are told: whole minutes or hours, or hours and minutes with a rate per hour (asked in minutes). */
  timing: 'whole' | 'hours-minutes';
  timeStyle: (scene: JobScene) => Style;
  /** `friendly`: numbers for work without a calculator. */
  draw: (
    dice: Dice,
    friendly: boolean,
  ) => { scene: JobScene; numbers: JobNumbers; next: number; most: number };
}

/** The gateway's equation and the params of a time. */
export function timing(pack: JobPack): { done: string; params: (time: number) => Record<string, number> } {
  return pack.timing === 'whole'
    ? { done: 'rate * t', params: (t) => ({ t }) }
    : {
        done: 'rate * (60 * hours + mins) / 60',
        params: (time) => ({ hours: Math.floor(time / 60), mins: time % 60 }),
      };
}

/** What is done in a time at a rate. */
export function doneIn(pack: JobPack, { rate, time }: JobNumbers): Exact {
  return exact(rate * time, pack.timing === 'whole' ? 1 : 60);
}

/** The line that finds what is done, with the time in hours where the rate is per hour. */
export function workDone(
  working: Working,
  pack: JobPack,
  scene: JobScene,
  { rate, time }: JobNumbers,
): Exact {
  if (pack.timing === 'whole') return working.calc('Done in that time', `${time} × ${rate}`, scene.style);
  working.say(`${HOURS_MINUTES.text(time)} is ${exact(time, 60).toFraction(true)} h.`);
  return working.calc('Done in that time', `${exact(time, 60).toFraction(true)} × ${rate}`, scene.style);
}

/** Text of a told time of the pack. */
export function timeText(pack: JobPack, scene: JobScene, time: number): string {
  return (pack.timing === 'whole' ? pack.timeStyle(scene) : HOURS_MINUTES).text(time);
}

/** How long an amount takes at a rate, in the pack's unit; null when that is not whole. */
export function timeFor(pack: JobPack, value: Exact, rate: number): number | null {
  const time = value.div(rate).mul(pack.timing === 'whole' ? 1 : 60);
  return time.d === 1n ? toWhole(time) : null;
}

/** The last line: an amount divided by a rate. */
export function workTime(
  working: Working,
  pack: JobPack,
  scene: JobScene,
  label: string,
  value: Exact,
  rate: number,
): Exact {
  const style = pack.timeStyle(scene);
  const bare = scene.style.bare(value);
  return pack.timing === 'whole'
    ? working.calc(label, `${bare} ÷ ${rate}`, style)
    : working.calc(label, `${bare} ÷ ${rate} × 60`, style);
}

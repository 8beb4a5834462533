import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** Notes that a stand-in for Web Audio was told to play: pitch, start and end. */
const played: { hertz: number; from: number; to: number }[] = [];

class Tone {
  type = '';
  frequency = { value: 0 };
  #from = 0;
  connect<Next>(next: Next): Next {
    return next;
  }
  start(at: number): void {
    this.#from = at;
  }
  stop(at: number): void {
    played.push({ hertz: this.frequency.value, from: this.#from, to: at });
  }
}

class Audio {
  state = 'running';
  currentTime = 2;
  destination = {};
  createOscillator = () => new Tone();
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: <Next>(next: Next): Next => next,
  });
}

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

async function play(name: 'right' | 'not-yet'): Promise<void> {
  jest.resetModules();
  const { makeSound } = await import('./sounds.js');
  makeSound(name);
}

beforeEach(() => {
  played.length = 0;
  set(globalThis, 'AudioContext', Audio);
  set(navigator, 'userActivation', { hasBeenActive: true });
  set(window, 'speechSynthesis', { speaking: false });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(window, 'speechSynthesis');
});

describe('makeSound', () => {
  it.each(['right', 'not-yet'] as const)('%s rises, note by note', async (name) => {
    await play(name);
    const pitches = played.map((note) => note.hertz);
    expect(pitches.length).toBeGreaterThan(1);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(played.every((note) => note.from >= 2 && note.to > note.from)).toBe(true);
  });

  it('before the first touch is silent', async () => {
    set(navigator, 'userActivation', { hasBeenActive: false });
    await play('right');
    expect(played).toEqual([]);
  });

  it('while a voice reads is silent', async () => {
    set(window, 'speechSynthesis', { speaking: true });
    await play('right');
    expect(played).toEqual([]);
  });

  it('on a device without Web Audio is silent', async () => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    await play('right');
    expect(played).toEqual([]);
  });
});

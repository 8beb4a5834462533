import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { WorkingTab } from '../../entities/paper/journal.rules.js';
import BarBuilder from './bar-builder.js';
import DrawPad from './draw-pad.js';
import type { BarModel } from '../../entities/working/bar-model.rules.js';
import { decodeStroke } from '../../entities/working/ink.rules.js';
import { CLEARING, drawOn, EMPTY_SKETCH, type Sketch } from '../../entities/working/sketch.rules.js';
import { WorkingPanel } from './working-panel.js';

const ROOM = { width: 400, height: 300 };

// jsdom has neither canvas nor layout: the paper gets a size, and painting goes nowhere.
beforeEach(() => {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  Object.defineProperty(globalThis, 'Path2D', {
    value: class {
      moveTo() {}
      lineTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
    configurable: true,
  });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: ROOM.width, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { value: ROOM.height, configurable: true });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** jsdom knows no PointerEvent of its own, so what a pointer tells is laid on. */
function point(type: string, clientX: number, clientY: number, more: object = {}): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 });
  Object.assign(event, { pointerId: 1, pointerType: 'touch', pressure: 0.5, ...more });
  fireEvent(document.querySelector('canvas')!, event);
}

function strokeOf(...places: Array<[number, number]>): (more?: object) => void {
  return (more = {}) => {
    places.forEach(([x, y], i) => point(i === 0 ? 'pointerdown' : 'pointermove', x, y, more));
    point('pointerup', ...places.at(-1)!, more);
  };
}
const line = strokeOf([10, 10], [60, 20], [120, 40]);

describe('the drawing paper', () => {
  let latest: Sketch;
  function Pad() {
    const [sketch, setSketch] = useState(EMPTY_SKETCH);
    latest = sketch;
    return <DrawPad sketch={sketch} onDraw={(patch) => setSketch((before) => drawOn(before, patch))} />;
  }

  it('takes strokes, takes them back, brings them again, and clears so that it can be undone', async () => {
    render(<Pad />);
    expect(screen.getByRole('img', { name: 'Drawing paper, empty' })).toBeTruthy();
    line();
    line();
    expect(latest.ink).toHaveLength(2);
    expect(decodeStroke(latest.ink[0]!)).toMatchObject({
      tool: 'pen',
      points: [
        [10, 10, 0.5],
        [60, 20, 0.5],
        [120, 40, 0.5],
      ],
    });
    await press('Undo');
    expect(latest.ink).toHaveLength(1);
    await press('Redo');
    expect(latest.ink).toHaveLength(2);
    await press('Clear');
    expect(latest.ink.at(-1)).toBe(CLEARING);
    expect(screen.getByText('The paper is clear. Undo brings your drawing back.')).toBeTruthy();
    await press('Undo');
    expect(latest.ink).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Your drawing' })).toBeTruthy();
  });

  it('says which tool is in hand, by keys too', async () => {
    render(<Pad />);
    screen.getByRole('button', { name: 'Eraser' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Eraser', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pen', pressed: false })).toBeTruthy();
    line();
    expect(decodeStroke(latest.ink[0]!).tool).toBe('eraser');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(latest.ink).toEqual([]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(latest.ink).toHaveLength(1);
  });

  it('is the pen’s alone once a pen was seen, until the pupil asks for the finger', async () => {
    const { unmount } = render(<Pad />);
    point('pointerdown', 200, 200, { pointerId: 2 });
    line({ pointerType: 'pen', pressure: 0.8 });
    point('pointerup', 200, 200, { pointerId: 2 });
    expect(latest.ink).toHaveLength(1);
    expect(decodeStroke(latest.ink[0]!).points[0]).toEqual([10, 10, 0.8]);
    line();
    expect(latest.ink).toHaveLength(1);
    unmount();
    render(<Pad />);
    line();
    expect(latest.ink).toHaveLength(0);
    await press('Draw with my finger');
    line();
    expect(latest.ink).toHaveLength(1);
  });
});

describe('the bars', () => {
  let latest: BarModel | null;
  function Builder({ model = null }: { model?: BarModel | null }) {
    const [kept, setKept] = useState(model);
    latest = kept;
    return <BarBuilder model={kept} stem="At first, Mei Ling had $24 more than Ali." onChange={setKept} />;
  }
  const part = (name: RegExp) => screen.getByRole('radio', { name });

  it('begin with a model, are split, written in and braced by keys alone, and come back step by step', async () => {
    render(<Builder />);
    screen.getByRole('button', { name: 'Compare' }).focus();
    await userEvent.keyboard('{Enter}');
    part(/^A, part 1 of 1/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(part(/^B, part 2 of 3/));
    expect(part(/^B, part 2 of 3/).getAttribute('aria-checked')).toBe('true');
    screen.getByRole('textbox', { name: 'Write in this part' }).focus();
    await userEvent.keyboard('24');
    screen.getByRole('button', { name: 'More parts' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Brace below' }).focus();
    await userEvent.keyboard(' ');
    expect(latest?.bars[1]).toMatchObject({
      name: 'B',
      brace: '?',
      parts: [{ label: '' }, { label: '24' }, { label: '' }, { label: '' }],
    });
    await userEvent.keyboard('{Control>}zzz{/Control}');
    expect(latest?.bars[1]).toMatchObject({ brace: null, parts: [{}, { label: '' }, {}] });
    await userEvent.keyboard('{Control>}{Shift>}zzz{/Shift}{/Control}');
    expect(latest?.bars[1]?.parts[1]?.label).toBe('24');
  });

  it('are removed and brought back, and begin again when none is left', async () => {
    render(<Builder />);
    await press('Add a bar');
    await press('Question mark: Write in this part');
    expect(part(/question mark/)).toBeTruthy();
    await press('Remove');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Part and whole' })).toBeTruthy();
    await press('Undo');
    expect(part(/question mark/)).toBeTruthy();
  });

  it('take their parts, colours, numbers and names by taps', async () => {
    render(<Builder />);
    await press('Compare');
    fireEvent.change(screen.getByRole('slider', { name: 'How many parts' }), { target: { value: '4' } });
    await press('Pink');
    await press('$24 : Write in this part');
    await press('Mei Ling : Name of this bar');
    expect(part(/^Mei Ling, part 1 of 4, \$24, pink$/)).toBeTruthy();
    await press('Pink');
    expect(part(/^Mei Ling, part 1 of 4, \$24$/)).toBeTruthy();
  });

  it('come back as they were left', () => {
    render(
      <Builder
        model={
          JSON.parse(
            '{"bars":[{"name":"Ali","parts":[{"units":2,"label":"7","isShaded":true}],"brace":null}],"total":null}',
          ) as BarModel
        }
      />,
    );
    expect(part(/^Ali, part 1 of 1, 7, teal, 2 units long$/)).toBeTruthy();
  });
});

describe('the working', () => {
  function Panel({
    first = EMPTY_SKETCH,
    hasSymbols = false,
    isYoung = false,
  }: {
    first?: Sketch;
    hasSymbols?: boolean;
    isYoung?: boolean;
  }) {
    const [tab, setTab] = useState<WorkingTab>('type');
    const [working, setWorking] = useState('');
    const [sketch, setSketch] = useState(first);
    return (
      <WorkingPanel
        working={working}
        stem=""
        sketch={sketch}
        tab={tab}
        hasSymbols={hasSymbols}
        isYoung={isYoung}
        onTab={setTab}
        onWrite={setWorking}
        onDraw={(patch) => setSketch((before) => drawOn(before, patch))}
      />
    );
  }

  it('has three tabs, fetched when they are opened, and keeps what is in each', async () => {
    render(<Panel />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Working' }), '3 x 4');
    screen.getByRole('tab', { name: 'Type' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('img', { name: 'Drawing paper, empty' })).toBeTruthy();
    await press('Eraser');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(screen.getByRole('tab', { name: 'Bars' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy());
    await press('Compare');
    await userEvent.click(screen.getByRole('tab', { name: 'Draw' }));
    const panel = screen.getByRole('tabpanel', { name: 'Draw' });
    expect(within(panel).getByRole('button', { name: 'Eraser', pressed: true })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Say it in words/ }).value).toBe('3 x 4');
    await userEvent.click(screen.getByRole('tab', { name: 'Bars' }));
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('writes each of the twelve symbols where the caret stands', async () => {
    render(<Panel hasSymbols />);
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Working' });
    await userEvent.type(text, '3  4');
    text.setSelectionRange(2, 2);
    const keys = within(screen.getByRole('group', { name: 'Symbols' })).getAllByRole('button');
    expect(keys.map((key) => key.textContent).join(' ')).toBe('+ − × ÷ = / ( ) . : % °');
    for (const key of keys) await userEvent.click(key);
    expect(text.value).toBe('3 +−×÷=/().:%° 4');
  });

  it('has only the signs for Primary 1 and 2 that they have met', () => {
    render(<Panel hasSymbols isYoung />);
    expect(screen.getByRole('group', { name: 'Symbols' }).textContent).toBe('+−×÷=().');
  });

  it('tells kindly of a drawing that could not be sent', () => {
    render(<Panel first={{ ...EMPTY_SKETCH, ink: ['p1 1 50'], isRefused: true }} />);
    expect(screen.getByText(/It stays on this tablet/)).toBeTruthy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { addInk } from './ink.rules.js';
import {
  CLEARING,
  drawOn,
  EMPTY_SKETCH,
  hasInk,
  isDrawn,
  isUnsent,
  laterSketch,
  pictureMark,
  settleSketch,
  visibleInk,
  withRefusal,
  withSending,
  withSent,
} from './sketch.rules.js';
import { COMPARISON, EMPTY_MODEL } from './bar-model.rules.js';

const LINE = 'p10 10 50 100 0 0';
const RUBBING = 'e10 10 50';

/** A data image that ends as a PNG with this checksum does. */
const picture = (checksum: string, before = 'aa'): string =>
  `data:image/png;base64,${Buffer.from(`${before.repeat(9)}${checksum}0000000049454e44ae426082`, 'hex').toString('base64')}`;
const OURS = picture('11223344');
const THEIRS = picture('55667788');

const drawn = drawOn(EMPTY_SKETCH, addInk(EMPTY_SKETCH, LINE));
const sent = withSent(drawn, 1, OURS);

describe('what is to be seen', () => {
  it('is what was drawn since the paper was last cleared', () => {
    const cleared = { ...drawn, ink: [LINE, CLEARING] };
    expect(visibleInk({ ...cleared, backdrop: THEIRS })).toEqual({ strokes: [], backdrop: null });
    expect([hasInk(drawn), hasInk(cleared)]).toEqual([true, false]);
    expect(isDrawn(cleared)).toBe(false);
  });

  it('is nothing where only the eraser was used, and something where there are bars', () => {
    expect(isDrawn({ ...EMPTY_SKETCH, ink: [RUBBING] })).toBe(false);
    expect(isDrawn({ ...EMPTY_SKETCH, bars: EMPTY_MODEL })).toBe(false);
    expect(isDrawn({ ...EMPTY_SKETCH, bars: COMPARISON })).toBe(true);
    expect(isDrawn({ ...EMPTY_SKETCH, backdrop: THEIRS })).toBe(true);
  });
});

describe('the mark of a picture', () => {
  it('is the checksum of its pixels, wherever the picture begins', () => {
    expect(pictureMark(OURS)).toBe('11223344');
    for (const before of ['aa', 'aabb', 'aabbcc'])
      expect(pictureMark(picture('00ff10a0', before))).toBe('00ff10a0');
    expect(pictureMark(null)).toBeNull();
  });
});

describe('what the server has', () => {
  it('is nothing of an edit, and all of what it was sent', () => {
    expect(isUnsent(EMPTY_SKETCH)).toBe(false);
    expect(isUnsent(drawn)).toBe(true);
    expect(isUnsent(sent)).toBe(false);
    expect(isUnsent(withSent(drawOn(drawn, {}), 1, OURS))).toBe(true);
  });

  it('is told again only after the next edit when it refused a picture', () => {
    const refused = withRefusal(drawn, 1);
    expect([isUnsent(refused), refused.isRefused]).toEqual([false, true]);
    const goneOn = drawOn(refused, {});
    expect([isUnsent(goneOn), goneOn.isRefused]).toEqual([true, false]);
    expect(withRefusal(drawOn(drawn, {}), 1)).toMatchObject({ isRefused: false, savedEdits: 1 });
  });
});

describe('bringing device and server together', () => {
  it('changes nothing where the server has what it was known to have', () => {
    expect(settleSketch(EMPTY_SKETCH, null)).toBe(EMPTY_SKETCH);
    expect(settleSketch(sent, OURS)).toBe(sent);
    const goneOn = drawOn(sent, {});
    expect(settleSketch(goneOn, OURS)).toBe(goneOn);
  });

  it('knows its own picture although the answer to its save was lost', () => {
    const settled = settleSketch(withSending(drawn, 1, OURS), OURS);
    expect(isUnsent(settled)).toBe(false);
    expect(settled).toMatchObject({ ink: [LINE], backdrop: null });
  });

  it('shows the picture of another device where nothing is unsent here', () => {
    for (const local of [EMPTY_SKETCH, sent]) {
      const settled = settleSketch(local, THEIRS);
      expect(settled).toMatchObject({ ink: [], backdrop: THEIRS });
      expect(isUnsent(settled)).toBe(false);
      // The copy of before, in another tab or in storage, must not come back over it.
      expect(laterSketch(local, settled)).toBe(settled);
    }
  });

  it('lays the picture of another device under what is unsent here, so that neither is lost', () => {
    const settled = settleSketch(drawn, THEIRS);
    expect(settled).toMatchObject({ ink: [LINE], backdrop: THEIRS });
    expect(isUnsent(settled)).toBe(true);
  });

  it('empties what was emptied on another device, but nothing unsent', () => {
    expect(isDrawn(settleSketch(sent, null))).toBe(false);
    const goneOn = drawOn(sent, addInk(sent, LINE));
    expect(settleSketch(goneOn, null)).toMatchObject({ ink: [LINE, LINE] });
    expect(isUnsent(settleSketch(goneOn, null))).toBe(true);
  });
});

it('of two tabs takes what was drawn later, else what knows more of the server', () => {
  const later = drawOn(drawn, addInk(drawn, LINE));
  expect(laterSketch(drawn, later)).toBe(later);
  expect(laterSketch(later, drawn)).toBe(later);
  expect(laterSketch(drawn, sent)).toBe(sent);
  expect(laterSketch(sent, drawn)).toBe(sent);
});

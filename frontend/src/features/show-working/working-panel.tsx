import { useState } from 'react';
import type { WorkingTab } from '../../entities/paper/index.js';
import { useLatePartState } from '../../shared/lib/late-part.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { loadBarBuilder, loadDrawPad } from './load-tools.js';
import { hasBars, hasInk, type Sketch, type SketchPatch } from '../../entities/working/index.js';
import './working.css';

const TABS = [
  { id: 'type', label: 'Type' },
  { id: 'draw', label: 'Draw' },
  { id: 'bars', label: 'Bars' },
] as const;

/** Three ways to show working; all of it is kept, whichever is shown. */
export function WorkingPanel(props: {
  working: string;
  sketch: Sketch;
  tab: WorkingTab;
  onTab: (tab: WorkingTab) => void;
  onWrite: (working: string) => void;
  onDraw: (patch: SketchPatch) => void;
}) {
  const { sketch, tab } = props;
  const [opened, setOpened] = useState<readonly WorkingTab[]>([tab]);
  const isOpened = (id: WorkingTab): boolean => id === tab || opened.includes(id);
  const pad = useLatePartState(loadDrawPad, isOpened('draw'));
  const builder = useLatePartState(loadBarBuilder, isOpened('bars'));
  const choose = (id: WorkingTab): void => {
    if (!opened.includes(id)) setOpened([...opened, id]);
    props.onTab(id);
  };
  const panel = (id: WorkingTab) => ({
    role: 'tabpanel',
    id: `panel-${id}`,
    'aria-labelledby': `tab-${id}`,
    hidden: id !== tab,
  });
  const DrawPad = pad.part?.default;
  const BarBuilder = builder.part?.default;
  return (
    <div
      className="working"
      data-typed={props.working.trim() !== ''}
      data-drawn={hasInk(sketch)}
      data-built={hasBars(sketch)}
    >
      <TabList label="Ways to show your working" tabs={TABS} active={tab} onChoose={choose} />
      <div {...panel('type')}>
        <textarea
          className="working__text"
          aria-label="Working"
          rows={5}
          maxLength={10_000}
          placeholder="Write how you worked it out"
          data-maths-field
          value={props.working}
          onChange={(event) => props.onWrite(event.target.value)}
        />
      </div>
      <div {...panel('draw')}>
        {DrawPad && <DrawPad sketch={sketch} onDraw={props.onDraw} />}
        {isOpened('draw') && !DrawPad && <Waiting isMissing={pad.isMissing} />}
      </div>
      <div {...panel('bars')}>
        {BarBuilder && <BarBuilder model={sketch.bars} onChange={(bars) => props.onDraw({ bars })} />}
        {isOpened('bars') && !BarBuilder && <Waiting isMissing={builder.isMissing} />}
      </div>
      {sketch.isRefused && (
        <p className="working__refused" role="status">
          This drawing could not be sent. It stays on this tablet. Clear a little of it and it goes by itself.
        </p>
      )}
      {tab !== 'type' && (
        <label className="working__words">
          <span>
            Say it in words <span className="note">if you like</span>
          </span>
          <textarea
            className="working__text working__text--short"
            rows={2}
            maxLength={10_000}
            value={props.working}
            onChange={(event) => props.onWrite(event.target.value)}
          />
        </label>
      )}
    </div>
  );
}

function Waiting({ isMissing }: { isMissing: boolean }) {
  return (
    <p className="working__waiting note" role="status">
      {isMissing ? 'This opens when you are back online. You can type for now.' : 'Getting your paper ready…'}
    </p>
  );
}

import { useId, useState } from 'react';
import type { WorkingTab } from '../../entities/paper/index.js';
import { useLatePartState } from '../../shared/lib/late-part.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { loadBarBuilder, loadDrawPad } from './load-tools.js';
import { hasBars, hasInk, type Sketch, type SketchPatch } from '../../entities/working/index.js';
import { SymbolKeys } from './symbol-keys.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { WORKING_PANEL } from './working-panel.messages.js';
import './working.css';

const readTabs = () =>
  [
    { id: 'type', label: WORKING_PANEL.get().type },
    { id: 'draw', label: WORKING_PANEL.get().draw },
    { id: 'bars', label: WORKING_PANEL.get().bars },
  ] as const;

/** Three ways to show working; all of it is kept, whichever is shown. */
export function WorkingPanel(props: {
  working: string;
  /** The question's words. */
  stem: string;
  sketch: Sketch;
  tab: WorkingTab;
  /** The keys of signs stand here, for those of the page are not in sight. */
  hasSymbols: boolean;
  /** Primary 1 and 2: only the signs that they have met. */
  isYoung: boolean;
  onTab: (tab: WorkingTab) => void;
  onWrite: (working: string) => void;
  onDraw: (patch: SketchPatch) => void;
}) {
  const t = useMessages(WORKING_PANEL);
  const { sketch, tab } = props;
  const textId = useId();
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
      <TabList label={t.waysToShowYour} tabs={readTabs()} active={tab} onChoose={choose} />
      <div {...panel('type')}>
        <textarea
          id={textId}
          className="working__text"
          aria-label={t.working}
          rows={5}
          maxLength={10_000}
          placeholder={t.writeHowYouWorked}
          data-maths-field
          value={props.working}
          onChange={(event) => props.onWrite(event.target.value)}
        />
        {props.hasSymbols && <SymbolKeys textId={textId} isYoung={props.isYoung} />}
      </div>
      <div {...panel('draw')}>
        {DrawPad && <DrawPad sketch={sketch} onDraw={props.onDraw} />}
        {isOpened('draw') && !DrawPad && <Waiting isMissing={pad.isMissing} />}
      </div>
      <div {...panel('bars')}>
        {BarBuilder && (
          <BarBuilder model={sketch.bars} stem={props.stem} onChange={(bars) => props.onDraw({ bars })} />
        )}
        {isOpened('bars') && !BarBuilder && <Waiting isMissing={builder.isMissing} />}
      </div>
      {sketch.isRefused && (
        <p className="working__refused" role="status">
          {t.thisDrawingCouldNot}
        </p>
      )}
      {tab !== 'type' && (
        <label className="working__words">
          <span>
            {t.sayItInWords} <span className="note">{t.ifYouLike}</span>
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
  const t = useMessages(WORKING_PANEL);
  return (
    <p className="working__waiting note" role="status">
      {isMissing ? t.thisOpensWhenYou : t.gettingYourPaperReady}
    </p>
  );
}

import type { SheetPlace } from '@sumfox/contracts/content/topic';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADD_TOPIC } from './add-topic.messages.js';
import type { PdfPages } from './pdf-pages.js';

/** A place on a page with the pair that was read there. */
export interface PdfFrame {
  readonly key: number;
  readonly number: string;
  readonly place: SheetPlace;
  readonly isSure: boolean;
}

/** The pages of a PDF with a frame around each pair; choosing a frame chooses its pair. */
export function PdfView(props: {
  pdf: PdfPages;
  frames: readonly PdfFrame[];
  selected: number | null;
  onSelect: (key: number) => void;
}) {
  const t = useMessages(ADD_TOPIC);
  const { pdf, frames, selected } = props;
  const [page, setPage] = useState(1);
  const [shownFor, setShownFor] = useState<number | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const own = frames.find(({ key }) => key === selected);
  if (own && shownFor !== selected) {
    setShownFor(selected);
    setPage(own.place.page);
  }
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    if (canvas.current) void pdf.draw(page, canvas.current).then(() => isCurrent && setDrawn(page));
    return () => {
      isCurrent = false;
    };
  }, [pdf, page]);
  return (
    <div className="pdf-view">
      <div className="pdf-view__bar">
        <PageButton label={t.previousPage} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft aria-hidden size={20} />
        </PageButton>
        <span>{t.pageOf({ page, count: pdf.count })}</span>
        <PageButton label={t.nextPage} disabled={page >= pdf.count} onClick={() => setPage(page + 1)}>
          <ChevronRight aria-hidden size={20} />
        </PageButton>
        <span className="note">{t.pageHeadersAreLeftOut}</span>
      </div>
      <div className="pdf-view__page">
        <div className="pdf-view__sheet">
          {/* A canvas of its own for each page: the drawing of the one before may go on. */}
          <canvas
            key={page}
            ref={canvas}
            role="img"
            aria-label={t.pageOf({ page, count: pdf.count })}
            aria-busy={drawn !== page}
          />
          {frames
            .filter(({ place }) => place.page === page)
            .map(({ key, number, place, isSure }) => (
              <button
                key={`${key} ${place.left} ${place.top}`}
                type="button"
                className={`pdf-frame${isSure ? '' : ' pdf-frame--doubt'}`}
                aria-pressed={key === selected}
                aria-label={t.questionOnThePage({ number })}
                style={{
                  left: `${place.left * 100 - 1}%`,
                  top: `${place.top * 100 - 0.5}%`,
                  width: `${place.width * 100 + 2}%`,
                  height: `${place.height * 100 + 1}%`,
                }}
                onClick={() => props.onSelect(key)}
              >
                <span aria-hidden>{number}</span>
              </button>
            ))}
        </div>
      </div>
    </div>
  );
}

function PageButton(props: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className="pdf-view__turn"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

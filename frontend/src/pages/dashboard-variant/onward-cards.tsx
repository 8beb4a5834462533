import {
  CalendarDays,
  ChartColumn,
  Compass,
  Crosshair,
  Gamepad2,
  Puzzle,
  RotateCcw,
  Shapes,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CardAction, OnwardCard } from './skins.js';

/** What the cards that make a paper set going. */
export interface Doors {
  busy: boolean;
  startMixed: () => void;
  startReview: () => void;
  /** Opens the Zoom In dialog with the weakest concept chosen, and the weakest method too where wanted. */
  zoomIn: (withMethod: boolean) => void;
}

const ICONS: Readonly<Record<CardAction, LucideIcon>> = {
  adventure: Compass,
  progress: ChartColumn,
  'quick-practice': Zap,
  'weekly-review': RotateCcw,
  calendar: CalendarDays,
  heuristics: Puzzle,
  'weakest-concept': Shapes,
  'weakest-pairing': Crosshair,
  games: Gamepad2,
};

const ADDRESSES: Readonly<Partial<Record<CardAction, string>>> = {
  adventure: '/dual-proficiency',
  progress: '/my-progress',
  calendar: '/dashboard#calendar',
  heuristics: '/my-progress?tab=problem-solving',
};

/** Ways on. What cannot be done, in a preview or because it is not there yet, is a plain card and no door. */
export function OnwardCards({ cards, doors }: { cards: readonly OnwardCard[]; doors: Doors | null }) {
  return (
    <ul className="skin__cards">
      {cards.map((card) => (
        <li key={card.label}>
          <Door card={card} doors={doors} />
        </li>
      ))}
    </ul>
  );
}

function Door({ card: { action, label, text }, doors }: { card: OnwardCard; doors: Doors | null }) {
  const Icon = ICONS[action];
  const className = `skin__card skin__card--${action}`;
  const content = (
    <>
      <span className="skin__card-icon">
        <Icon size={30} aria-hidden />
      </span>
      <span className="skin__card-words">
        <b>{label}</b> <span>{text}</span>
      </span>
    </>
  );
  const address = ADDRESSES[action];
  if (!doors || action === 'games') return <div className={`${className} skin__card--plain`}>{content}</div>;
  if (address)
    return (
      <Link className={className} to={address}>
        {content}
      </Link>
    );
  const open = (): void => {
    if (action === 'quick-practice') doors.startMixed();
    else if (action === 'weekly-review') doors.startReview();
    else doors.zoomIn(action === 'weakest-pairing');
  };
  return (
    <button type="button" className={className} disabled={doors.busy} onClick={open}>
      {content}
    </button>
  );
}

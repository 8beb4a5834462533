import { Check, Equal, RotateCw } from 'lucide-react';
import type { MarkKind } from './question-mark.rules.js';
import './question-mark.css';

const ICONS = { right: Check, almost: Equal, 'not-yet': RotateCw } as const;

/** Tick, almost, once more or "?", with the number of the question; decoration beside a text that says the same. */
export function QuestionMark({ kind, number }: { kind: MarkKind; number?: number }) {
  const Icon = kind === 'unmarked' ? null : ICONS[kind];
  return (
    <span className={`question-mark question-mark--${kind}`} aria-hidden="true">
      {number !== undefined && <span>{number}</span>}
      {Icon ? <Icon size={20} strokeWidth={3} /> : <b>?</b>}
    </span>
  );
}

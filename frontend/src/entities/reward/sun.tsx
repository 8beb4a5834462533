import '../../shared/ui/fox-figure.css';

interface EarnedProps {
  isEarned: boolean;
  /** The last one that was earned hops as it comes; those before it stand still. */
  isNewest: boolean;
}

/** A sun: a day of practice in this week. */
export function Sun({ isEarned, isNewest }: EarnedProps) {
  const colour = isEarned ? '#ffb400' : '#b9c3d4';
  return (
    <svg viewBox="0 0 32 32" className={isNewest ? 'goal__sun hops' : 'goal__sun'} aria-hidden="true">
      <circle cx="16" cy="16" r="8" fill={isEarned ? '#ffb400' : 'var(--line)'} />
      <path
        d="M16 1.5v3.5M16 27v3.5M1.5 16H5M27 16h3.5M5.7 5.7l2.5 2.5M23.8 23.8l2.5 2.5M5.7 26.3l2.5-2.5M23.8 8.2l2.5-2.5"
        stroke={colour}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

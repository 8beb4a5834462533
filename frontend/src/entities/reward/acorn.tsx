/** An acorn: a question of today, brown once it is answered. The last one that was earned hops as it comes. */
export function Acorn({ isEarned, isNewest }: { isEarned: boolean; isNewest: boolean }) {
  const [nut, cap] = isEarned ? ['#d8913f', '#8a5226'] : ['var(--line)', '#b9c3d4'];
  return (
    <svg viewBox="0 0 24 28" className={isNewest ? 'goal__acorn hops' : 'goal__acorn'} aria-hidden="true">
      <path fill={nut} d="M4 11h16c0 9-3 13-8 16C7 24 4 20 4 11Z" />
      <path fill={cap} d="M2 11c0-5 4-7.5 10-7.5S22 6 22 11c0 1.5-20 1.5-20 0Z" />
      <path d="M12 4V1" stroke={cap} strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

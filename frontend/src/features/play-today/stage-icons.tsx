export function Star({ isEarned }: { isEarned: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill={isEarned ? '#ffb400' : 'var(--line)'}
        d="m10 1.5 2.6 5.6 6.1.7-4.6 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L1.3 7.8l6.1-.7Z"
      />
    </svg>
  );
}

import './confetti.css';

const PIECES = 18;

/** One short shower, once per result; none where motion is not wanted. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <i key={i} style={{ left: `${(i * 53) % 100}%`, animationDelay: `${(i % 6) * 60}ms` }} />
      ))}
    </div>
  );
}

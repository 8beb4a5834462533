import './skeleton.css';

/** Grey shapes where content will stand; they show after 150 ms, so that a quick answer never flickers. */
export function Skeleton({ heights, label = 'Loading' }: { heights: readonly number[]; label?: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {heights.map((height, index) => (
        <div key={index} className="skeleton__block" style={{ height }} />
      ))}
    </div>
  );
}

import { MathText } from '../../shared/ui/math-text.js';
import type { LineBar } from './working-line.rules.js';
import './line-bar-picture.css';

/** A bar that grows part by part, with the whole in a brace above it. Decoration beside the line that it draws. */
export function LineBarPicture({ bar, isOwn = false }: { bar: LineBar; isOwn?: boolean }) {
  const { parts, whole, found, isEqual } = bar;
  const isFound = (at: number): boolean => found !== 'whole' && found.includes(at);
  return (
    <div className={isOwn ? 'line-bar line-bar--own' : 'line-bar'} aria-hidden="true">
      <p className={found === 'whole' ? 'line-bar__whole line-bar__whole--found' : 'line-bar__whole'}>
        <b>
          <MathText text={whole} />
        </b>
      </p>
      <div className="line-bar__parts">
        {parts.map(({ text, size }, at) => (
          <span
            key={at}
            className={isFound(at) ? 'line-bar__part line-bar__part--found' : 'line-bar__part'}
            data-hue={isEqual ? 0 : at % 4}
            data-at={at}
            style={{ flexGrow: size }}
          >
            <b>
              <MathText text={text} />
            </b>
          </span>
        ))}
      </div>
    </div>
  );
}

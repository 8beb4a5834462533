import type { ReactNode } from 'react';
import './data-table.css';

/**
 * A plain table of adults' pages that scrolls by itself where it is too wide, with the keyboard too. The library's own
 * measures scrollbars by style elements, which the page's policy forbids.
 */
export function DataTable(props: {
  /** Names the region for screen readers. */
  label: string;
  columns?: readonly string[];
  /** The row of headings itself, where they are more than words. */
  head?: ReactNode;
  /** Rows become cards on a phone; each cell but the first is named by its `data-title`. */
  stacks?: boolean;
  /** Rows, each begun by a `th` of scope `row`. */
  children: ReactNode;
}) {
  return (
    <div
      className={props.stacks ? 'data-table data-table--stacks' : 'data-table'}
      role="region"
      aria-label={props.label}
      tabIndex={0}
    >
      <table>
        <thead>
          {props.head ?? (
            <tr>
              {props.columns?.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          )}
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { matrixQuery, readReadinessWords } from '../../entities/progress/index.js';
import { NAMED_FROM, toGrid, type GridCell } from './pairing-grid.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADVENTURE } from './adventure.messages.js';
import { countText } from '../../shared/messages/count-text.js';
import './pairing-grid.css';

/** Every concept with every heuristic: the percentage, its word, and a colour that says the same. */
export function PairingGrid() {
  const t = useMessages(ADVENTURE);
  const user = useUser();
  const matrix = useQuery(matrixQuery(user.userId, user.gradeLevel));
  if (matrix.isPending) return <Skeleton heights={[360]} label={t.loadingTheGrid} />;
  if (matrix.isError)
    return (
      <ErrorPanel
        isPart
        title={t.theGridCouldNot}
        error={matrix.error}
        onRetry={() => void matrix.refetch()}
      />
    );
  const grid = toGrid(user.gradeLevel, matrix.data);
  return (
    <section className="card" aria-labelledby="grid-heading">
      <h3 id="grid-heading">{t.conceptsAndMethodsTogether}</h3>
      <p className="note">
        {t.aFieldGetsIts({ namedFrom: NAMED_FROM })} <span className="pairing-grid__dot" aria-hidden="true" />{' '}
        {t.newLabel}
      </p>
      <div className="grid-scroll" role="region" aria-labelledby="grid-heading" tabIndex={0}>
        <table className="pairing-grid">
          <thead>
            <tr>
              <td />
              {grid.columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell, i) => (
                  <td key={grid.columns[i]?.id} className={`pairing-grid__${cell.state}`}>
                    <CellText cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CellText({ cell }: { cell: GridCell }) {
  const t = useMessages(ADVENTURE);
  if (cell.state === 'never') return <span className="visually-hidden">{t.notAskedTogether}</span>;
  if (cell.state === 'new')
    return (
      <>
        <span className="pairing-grid__dot" aria-hidden="true" />
        <span className="visually-hidden">{t.newLabel}</span>
      </>
    );
  if (cell.state === 'few') return <span>{countText(cell.answers, 'answer')}</span>;
  return (
    <>
      <b>{cell.percent}%</b>
      <span>{readReadinessWords()[cell.state]}</span>
    </>
  );
}

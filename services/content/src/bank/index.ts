export {
  type CellStock,
  countItems,
  findItems,
  insertItems,
  listBankPage,
  listPairingItems,
  listStocks,
  retireItem,
} from './bank-item.queries.js';
export { RANDOM_LIMIT, STOCK_MAX, toBankQuestion } from './bank-item.rules.js';
export { CELL_COLUMNS, cellColumns, cellKey, type ItemCell, listDistinct } from './item-cell.js';

export { BankItem } from './bank-item.entity.js';
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
export { CELL_COLUMNS, cellKey, type ItemCell, listDistinct, sameCell, toCell } from './item-cell.js';

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
export {
  countOfStructure,
  findStanding,
  listWithdrawn,
  lockWithdrawals,
  readNewest,
  readWithdrawn,
  restoreItems,
  retireOfStructure,
  shareWithdrawals,
} from './withdrawn-structure.queries.js';
export { WithdrawnStructureEntity, type WithdrawnStructureRow } from './withdrawn-structure.entity.js';
export { isWithdrawn, type WithdrawnKeys, withdrawnKey } from './withdrawn-structure.rules.js';
export { RANDOM_LIMIT, STOCK_MAX, toBankQuestion, toBankRow } from './bank-item.rules.js';
export { CELL_COLUMNS, cellKey, type ItemCell, listDistinct, sameCell, toCell } from './item-cell.js';

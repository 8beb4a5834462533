export { ItemMaker, type MakingLimits, pairingUnavailable } from './item-maker.service.js';
export { lockPairing, type WantedStock } from './top-up.queries.js';
export { topUpTarget } from './top-up.rules.js';
export { TopUpService } from './top-up.service.js';

export { RecheckService } from './recheck.service.js';

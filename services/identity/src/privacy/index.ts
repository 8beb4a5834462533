export { Erasure } from './erasure.entity.js';

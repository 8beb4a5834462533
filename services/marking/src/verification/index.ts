export { Verification } from './verification.entity.js';

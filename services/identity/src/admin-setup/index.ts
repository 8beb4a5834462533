export { SetupLink } from './setup-link.entity.js';

export { linkRequestsQuery } from './queries.js';

export { addTraffic, deleteOldTraffic, listTraffic, readConnections } from './traffic.queries.js';
export {
  type Answered,
  type AnsweredStep,
  NOTHING,
  estimateP95,
  sumAnswered,
  trafficSince,
} from './traffic.rules.js';

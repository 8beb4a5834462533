export {
  agreementQuery,
  forgetVerified,
  type PaperFilters,
  papersToVerifyQuery,
  paperToVerifyQuery,
  verificationSummaryQuery,
} from './queries.js';

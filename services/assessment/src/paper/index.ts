export { type PaperPlace, toPlaceKey, toPlaces, walkPlaces } from './paper-place.js';
export { exchangeItem, findExchangedPlaces, hasDraft, listStanding, settleKnown } from './known-questions.js';
export {
  ExchangedItem,
  isOpenDiagnostic,
  Paper,
  PAPER_STATUSES,
  PaperMarkScheme,
  PaperQuestion,
} from './paper.entity.js';
export { PaperResponse, ResponseDrawing } from './response.entity.js';
export {
  findPaper,
  getOwnPaper,
  MAX_PAPER_ID,
  listMarkSchemes,
  listPapers,
  listPlacesOf,
  listQuestions,
  lockForSubmission,
  lockOwnPaper,
  noSuchPaper,
  type PaperOfSubmission,
  questionsOf,
  replaceItem,
  replaceScheme,
  schemesOf,
} from './paper.queries.js';
export { isOvertaken, type MadePaper, PaperService } from './paper.service.js';
export { SHOWN_OF_PAPER, type ShownPaper, toPaperHead, toPaperRequest, toSummary } from './paper.view.js';
export {
  addDrawings,
  drawnOf,
  countAnswered,
  findDrawing,
  findPng,
  listAnswerLines,
  listResponses,
  listStoredAnswers,
  responsesOf,
  toResponses,
  writeDrawing,
  writeResponses,
} from './response.queries.js';
export { refusedDrawings, ResponseService } from './response.service.js';
export { PAPER_OF_PUPIL } from './paper.erasure.js';

export { type PaperPlace, toPlaceKey, toPlaces, walkPlaces } from './paper-place.js';
export { exchangeItem, findExchangedPlaces, hasDraft, listStanding, settleKnown } from './known-questions.js';
export { ExchangedItem, isOpenDiagnostic, Paper, PaperMarkScheme, PaperQuestion } from './paper.entity.js';
export { PaperResponse, ResponseDrawing } from './response.entity.js';
export {
  findPaper,
  getOwnPaper,
  MAX_PAPER_ID,
  listMarkSchemes,
  listPapers,
  listPlacesOf,
  listQuestions,
  lockOwnPaper,
  noSuchPaper,
  replaceItem,
  replaceScheme,
} from './paper.queries.js';
export { isOvertaken, PaperService } from './paper.service.js';
export { toPaperHead, toPaperRequest, toSummary } from './paper.view.js';
export {
  countAnswered,
  findDrawing,
  findPng,
  listAnswerLines,
  listResponses,
  listStoredAnswers,
  writeDrawing,
  writeResponses,
} from './response.queries.js';
export { refusedDrawings, ResponseService } from './response.service.js';
export { PAPER_OF_PUPIL } from './paper.erasure.js';

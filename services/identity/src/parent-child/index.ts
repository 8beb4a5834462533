export { isProven, LINK_ORIGINS, type LinkOrigin } from './link-origin.js';
export { ParentChild, type ParentChildRow } from './parent-child.entity.js';
export {
  findFirstParent,
  isLinked,
  listChildren,
  listParents,
  mayAskModel,
  mayView,
  type ParentOfChild,
} from './parent-child.queries.js';

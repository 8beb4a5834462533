export { ChildPaperPage } from './child-paper-page.lazy.js';

import type { Plugin, Rolldown } from 'vite';

/** The script that asks for all others; it waits for none of them. */
const FIRST = /[\\/]src[\\/]main\.ts$/;
const PRELOAD_HELPER = /vite[\\/]preload-helper/;
/** What every page needs. */
const START = /[\\/]src[\\/]start\.tsx$/;
/** What a pupil's home is made of, and what the page of a paper is. */
const HOME = /[\\/]src[\\/](?:app[\\/]signed-in|pages[\\/]student-home[\\/]student-home)\.tsx$/;
const PAPER = /[\\/]src[\\/](?:app[\\/]signed-in|pages[\\/]paper[\\/]assessment-page)\.tsx$/;
/** What comes later on that page: with the first check, drawing or notice. */
const PAPER_LATER =
  /[\\/]src[\\/](?:features[\\/](?:check-answer[\\/]feedback|show-working[\\/](?:draw-pad|bar-builder))|shared[\\/]ui[\\/]toaster)\.tsx?$/;
const SIGNED_OUT = /[\\/]src[\\/]app[\\/]signed-out\.tsx$/;
/** The schemas of forms and the library that reads them: what only pages with a form need. */
const SCHEMAS =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contracts[\\/]src[\\/](?:.*[\\/])?(?:[\w-]+\.bodies|fields|grade-level|sentences|text|username)\.ts$/;
/** Names and descriptions of the curriculum, for lists to choose from. */
const CURRICULUM = /[\\/]curriculum[\\/]src[\\/](?:heuristics|sub-strands)\.ts$/;
/** What reads an answer: it comes beside a paper, with the reading back of an answer or with a worked example. */
const READERS = /[\\/](?:answer-marking[\\/]src[\\/](?!drawn-text)|fraction\.js[\\/])/;
const OWN = /[\\/](?:frontend[\\/]src|libs|lucide-react)[\\/]/;

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The modules that are loaded together with those whose names match. */
function listLoadedWith(graph: ModuleGraph, ids: readonly string[], roots: RegExp): Set<string> {
  const loaded = new Set<string>();
  const visit = (id: string): void => {
    if (loaded.has(id)) return;
    loaded.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  const found = ids.filter((id) => roots.test(id));
  if (found.length === 0) throw new Error(`No module is named ${roots.source}.`);
  for (const id of found) visit(id);
  return loaded;
}

/**
 * Puts the modules that pages share into a few files, by when they are needed: on a slow line every file costs a round
 * trip, and left to itself the bundler makes dozens of a few hundred bytes. What only one page uses stays with it.
 */
export function chunkGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let loaded: Readonly<
    Record<'first' | 'start' | 'home' | 'paper' | 'paperLater' | 'signedOut', ReadonlySet<string>>
  >;
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const loadedWith = (roots: RegExp) => listLoadedWith(this, ids, roots);
      loaded = {
        first: loadedWith(FIRST),
        start: loadedWith(START),
        home: loadedWith(HOME),
        paper: loadedWith(PAPER),
        paperLater: loadedWith(PAPER_LATER),
        signedOut: loadedWith(SIGNED_OUT),
      };
    },
  };
  const shared = (name: string, priority: number, holds: (id: string) => boolean) => ({
    name,
    priority,
    test: (id: string) =>
      (OWN.test(id) || PRELOAD_HELPER.test(id)) && !SCHEMAS.test(id) && !CURRICULUM.test(id) && holds(id),
  });
  // Who opens a paper by its address does without the rest of the home.
  const isOfPaper = (id: string) => loaded.paper.has(id) || loaded.paperLater.has(id);
  const groups: Rolldown.CodeSplittingGroup[] = [
    // Without what they import themselves, which the home needs, too.
    { name: 'schemas', priority: 45, test: SCHEMAS, includeDependenciesRecursively: false },
    { name: 'readers', priority: 46, test: READERS, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'curriculum', priority: 44, test: CURRICULUM, includeDependenciesRecursively: false },
    // What the first script is made of is counted as its own alone, and would be drawn into the groups that use it too.
    shared('first', 40, (id) => loaded.first.has(id)),
    ...[
      // The question that a visitor tries.
      shared('stem', 11, (id) => loaded.paper.has(id) && loaded.signedOut.has(id)),
      shared('paper', 10, (id) => loaded.paper.has(id)),
    ].map((group) => ({ ...group, minShareCount: 2 })),
    shared('base', 13, (id) => loaded.start.has(id) || (loaded.home.has(id) && loaded.signedOut.has(id))),
    // With what frames every page, which is there before both anyway.
    shared('pupil', 12, (id) => loaded.home.has(id) && isOfPaper(id)),
    // One file with the page itself, which packs closer than two.
    shared('home', 9, (id) => loaded.home.has(id) && !isOfPaper(id)),
  ];
  return { plugin, groups };
}

/** The chunk with what every page needs. */
export function findStart(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => START.test(id)),
  );
  if (start?.type !== 'chunk') throw new Error('The start of the pages was not found in the build.');
  return start;
}

/** Lets the browser fetch what the first script leads to anyway beside it, not after it. */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const start = findStart(bundle);
        return [start.fileName, ...start.imports]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

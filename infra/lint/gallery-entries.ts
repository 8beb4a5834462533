import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import { readSources, type Sources } from './import-graph.ts';
import { KINDS } from './question-kinds.ts';

/** Where the shared components stand, and the views of the kinds of question. */
const COMPONENT = /^shared\/ui\/.*(?<!\.spec|\.stories)\.tsx$/;
const KINDS_FOLDER = 'entities/question';
/** What the gallery shows of each kind of question. */
const KIND_STORIES = ['Answer', 'Preview', 'InPrint', 'InReview'];

const EXPORTED = /^export (?:default )?(?:function|class|const) ([A-Z]\w*[a-z]\w*)/gm;
const IMPORTS_GALLERY = /(?:from|import\()\s*'[^']*(?:\.stories|\/gallery\/[^']*)\.js'/;

/** Components and kinds that the gallery does not show, and parts of the product that import the gallery. */
export async function findGalleryProblems(): Promise<string[]> {
  return listGalleryProblems(readPages());
}

/** Plants a component, a second one in a file, a kind and an import. @returns those that the check does not see */
export async function findUnseenGalleryFaults(): Promise<string[]> {
  const sources = readPages();
  const known = new Set(listGalleryProblems(sources));
  return Object.entries(plantFaults(sources))
    .filter(([, files]) =>
      listGalleryProblems(new Map([...sources, ...files])).every((each) => known.has(each)),
    )
    .map(([fault]) => `${fault}: not seen`);
}

function plantFaults(sources: Sources): Record<string, [string, string][]> {
  const button = 'shared/ui/button.tsx';
  const kind = `${KINDS_FOLDER}/${KINDS[0]}/${KINDS[0]}.stories.tsx`;
  return {
    'a component without an entry': [
      ['shared/ui/planted.tsx', 'export function Planted() {\n  return null;\n}\n'],
    ],
    'a component that its entry does not show': [
      [button, `${sources.get(button) ?? ''}\nexport const PlantedButton = () => null;\n`],
    ],
    'a kind that is shown in part': [[kind, (sources.get(kind) ?? '').replace('InReview', 'InView')]],
    'a page that imports the gallery': [
      ['app/planted.ts', "export { InItsStates } from '../shared/ui/button.stories.js';\n"],
    ],
  };
}

const readPages = (): Sources => readSources(path.join(repoRoot, 'frontend/src'));

/** The problems of the pages' sources, by their path under `src`. */
export function listGalleryProblems(sources: Sources): string[] {
  const files = [...sources];
  return [
    ...files
      .filter(([file]) => COMPONENT.test(file))
      .flatMap(([file, text]) => checkComponents(sources, file, text)),
    ...KINDS.flatMap((kind) => checkKind(sources, kind)),
    ...files
      .filter(([file, text]) => !file.endsWith('.stories.tsx') && IMPORTS_GALLERY.test(text))
      .map(([file]) => `${file} imports the gallery, which is no part of the product.`),
  ];
}

function checkComponents(sources: Sources, file: string, text: string): string[] {
  const names = [...text.matchAll(EXPORTED)].map(([, name]) => name!);
  const entry = file.replace('.tsx', '.stories.tsx');
  const shown = sources.get(entry);
  if (names.length > 0 && shown === undefined) return [`${file} is not in the gallery: add ${entry}.`];
  return names
    .filter((name) => !new RegExp(`<${name}\\b`).test(shown ?? ''))
    .map((name) => `${entry} does not show ${name}.`);
}

function checkKind(sources: Sources, kind: string): string[] {
  const entry = `${KINDS_FOLDER}/${kind}/${kind}.stories.tsx`;
  const shown = sources.get(entry) ?? '';
  return KIND_STORIES.filter((name) => !shown.includes(`export const ${name} =`)).map(
    (name) => `${entry} does not export ${name}.`,
  );
}

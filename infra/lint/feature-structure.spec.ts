import { describe, expect, it } from '@jest/globals';
import { findPackageProblems } from './feature-structure.ts';
import { measureStructure } from './feature-structure.rules.ts';

const measure = (files: Record<string, string>, hasDoors = true) =>
  measureStructure({ name: '@sumfox/planted', sources: new Map(Object.entries(files)), hasDoors }).figures;
const imports = (...specifiers: string[]) =>
  specifiers.map((specifier, i) => `import type { X as X${i} } from '${specifier}';\n`).join('');

describe('measureStructure', () => {
  it('accepts imports of an index file, of a module and of files in the same feature', () => {
    const figures = measure({
      'app.module.ts': imports('./paper/paper.module.js', './result/index.js'),
      'paper/paper.module.ts': imports('./paper.service.js'),
      'paper/paper.service.ts': '',
      'paper/index.ts': imports('./paper.service.js'),
      'result/index.ts': imports('../paper/index.js', '../paper/paper.module.js'),
    });
    expect(figures).toEqual({
      featureCycles: 0,
      pastDoor: 0,
      crowdedModules: 0,
      fileCycles: 0,
      layerBreaches: 0,
    });
  });

  it.each(['../paper/paper.service.js', '@sumfox/planted/paper/paper.service'])(
    'counts a type import of %s past the index file of its feature',
    (specifier) => {
      const files = { 'paper/paper.service.ts': '', 'result/result.rules.ts': imports(specifier) };
      expect(measure(files).pastDoor).toBe(1);
    },
  );

  it('counts an import of a feature file by the composition in src', () => {
    expect(measure({ 'paper/a.ts': '', 'app.module.ts': imports('./paper/a.js') }).pastDoor).toBe(1);
  });

  it('counts no entity that the database lists, and any other file it imports', () => {
    const files = { 'a/x.entity.ts': '', 'a/y.ts': '' };
    expect(measure({ ...files, 'database.ts': imports('./a/x.entity.js') }).pastDoor).toBe(0);
    expect(measure({ ...files, 'database.ts': imports('./a/y.js') }).pastDoor).toBe(1);
    expect(measure({ ...files, 'b/z.ts': imports('../a/x.entity.js') }).pastDoor).toBe(1);
  });

  it('counts no such import in a library', () => {
    expect(measure({ 'a/x.ts': '', 'b/y.ts': imports('../a/x.js') }, false).pastDoor).toBe(0);
  });

  it('counts features that reach each other through a third', () => {
    const figures = measure({
      'a/index.ts': imports('../b/index.js'),
      'b/index.ts': imports('../c/index.js'),
      'c/index.ts': '',
      'c/other.ts': imports('../a/index.js'),
      'd/index.ts': imports('../a/index.js'),
    });
    expect(figures).toMatchObject({ featureCycles: 3, fileCycles: 0 });
  });

  it('counts files of one feature that import each other', () => {
    expect(measure({ 'a/x.ts': imports('./y.js'), 'a/y.ts': imports('./x.js') }).fileCycles).toBe(2);
  });

  it.each([
    [12, 0],
    [13, 1],
  ])('finds a module with %i providers crowded %i times', (length, crowdedModules) => {
    const [first, ...rest] = Array.from({ length }, (_, i) => `P${i}`);
    const text = `const few = [${first}];\nexport const m = { providers: [${rest.join(', ')}, ...few] };\n`;
    expect(measure({ 'a/a.module.ts': text }).crowdedModules).toBe(crowdedModules);
  });

  it('rejects a list of providers that it cannot count', () => {
    expect(() => measure({ 'a/a.module.ts': 'export const m = { providers: list() };' })).toThrow(
      'cannot count',
    );
  });
});

describe('measureStructure of layers', () => {
  const measureLayers = (files: Record<string, string>) =>
    measureStructure({
      name: '@sumfox/planted',
      sources: new Map(Object.entries(files)),
      hasDoors: true,
      hasLayers: true,
    }).figures;

  it('accepts imports that go down by doors, and of any file in shared', () => {
    const figures = measureLayers({
      'main.ts': imports('./app/app.js'),
      'app/app.ts': imports('../pages/home/index.js'),
      'pages/home/index.ts': imports('./home.js'),
      'pages/home/home.ts': imports('../../features/hand-in/index.js', '../../shared/ui/button.js'),
      'features/hand-in/index.ts': imports('../save/index.js', '../../entities/paper/index.js'),
      'features/save/index.ts': '',
      'entities/paper/index.ts': "import '../../shared/ui/paper.css';\n",
      'shared/ui/paper.css': '',
      'shared/ui/button.ts': '',
    });
    expect(Object.values(figures).every((figure) => figure === 0)).toBe(true);
  });

  it.each([
    ['shared/ui/a.ts', '../../entities/b/index.js', 'entities/b/index.ts'],
    ['entities/a/a.ts', '../../features/b/index.js', 'features/b/index.ts'],
    ['features/a/a.ts', '../../pages/b/index.js', 'pages/b/index.ts'],
    ['features/a/a.ts', '../../app/b.js', 'app/b.ts'],
    ['pages/a/a.ts', '../b/index.js', 'pages/b/index.ts'],
  ])('counts an import by %s of %s against the layers', (from, specifier, other) => {
    expect(measureLayers({ [from]: imports(specifier), [other]: '' }).layerBreaches).toBe(1);
  });

  it('counts a file in no layer', () => {
    expect(measureLayers({ 'components/button.ts': '' }).layerBreaches).toBe(1);
  });

  it.each([
    ["export const load = () => import('../b/inside.js');\n", 'entities/b/inside.ts'],
    ["import type { B } from '../b/inside.js';\nexport type A = B;\n", 'entities/b/inside.ts'],
    ["import '../b/inside.css';\n", 'entities/b/inside.css'],
  ])('counts %j past the door of an entity', (text, other) => {
    expect(measureLayers({ 'entities/a/a.ts': text, [other]: '' }).pastDoor).toBe(1);
  });

  it('counts folders of shared that reach each other', () => {
    const files = { 'shared/ui/a.ts': imports('../lib/b.js'), 'shared/lib/b.ts': '', 'shared/ui/c.ts': '' };
    expect(measureLayers({ ...files, 'shared/lib/d.ts': imports('../ui/c.js') })).toMatchObject({
      featureCycles: 2,
      fileCycles: 0,
    });
  });
});

describe('findPackageProblems', () => {
  const NONE = { featureCycles: 0, pastDoor: 0, crowdedModules: 0, fileCycles: 0, layerBreaches: 0 };
  const of = (figures: Partial<typeof NONE>) => ({
    figures: { ...NONE, ...figures },
    faults: {
      featureCycles: ['a, b'],
      pastDoor: ['a -> b'],
      crowdedModules: ['m'],
      fileCycles: ['x, y'],
      layerBreaches: ['c -> d'],
    },
  });

  it('reports each kind of fault with its places', () => {
    expect(findPackageProblems('libs/x', of({ featureCycles: 2 }))).toEqual([
      'libs/x has 2 features in a cycle of imports:\na, b',
    ]);
    expect(findPackageProblems('libs/x', of({ pastDoor: 1 }))).toEqual([
      'libs/x has 1 imports past the door of a feature:\na -> b',
    ]);
    expect(findPackageProblems('libs/x', of({ crowdedModules: 1, fileCycles: 2 }))).toHaveLength(2);
  });

  it('accepts a package without faults', () => {
    expect(findPackageProblems('libs/x', of({}))).toEqual([]);
  });
});

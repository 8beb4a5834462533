import type { Linter } from 'eslint';
import accessibility from 'eslint-plugin-jsx-a11y-x';

const rule = (name: string) => `jsx-a11y-x/${name}`;

/** The strict set, with what each exception is for. */
export const accessibilityRules: Linter.Config = {
  files: ['frontend/src/**/*.tsx'],
  ignores: ['**/*.spec.tsx', 'frontend/src/testing/**'],
  plugins: { 'jsx-a11y-x': accessibility },
  rules: {
    ...accessibility.configs.strict.rules,
    [rule('anchor-ambiguous-text')]: 'error',
    [rule('lang')]: 'error',
    [rule('no-aria-hidden-on-focusable')]: 'error',
    // Inputs are held by `label-has-associated-control`; an empty cell stands in the corner of a table.
    [rule('control-has-associated-label')]: [
      'error',
      { ignoreElements: ['canvas', 'input', 'td', 'textarea', 'tr'], depth: 4 },
    ],
    // A label names its box in bold, with a sentence below.
    [rule('label-has-associated-control')]: ['error', { depth: 4 }],
    // Drawing paper is a picture to who cannot see it.
    [rule('no-interactive-element-to-noninteractive-role')]: ['error', { canvas: ['img'] }],
    [rule('no-noninteractive-element-to-interactive-role')]: ['error', { fieldset: ['radiogroup'] }],
    // A press beside a dialog closes it, as Escape does.
    [rule('no-noninteractive-element-interactions')]: ['error', { dialog: ['onMouseDown'] }],
    // Panels of tabs, and regions that scroll: without a stop for the Tab key they cannot be scrolled by keys.
    [rule('no-noninteractive-tabindex')]: ['error', { tags: [], roles: ['region', 'tabpanel'] }],
  },
};

/** A breach of each rule, as a part of a page. */
export const ACCESSIBILITY_BREACHES: Readonly<Record<string, string>> = {
  'alt-text': '<img src="fox.png" />',
  'anchor-ambiguous-text': '<a href="/a">click here</a>',
  'anchor-has-content': '<a href="/a" />',
  'anchor-is-valid': '<a href="#">Papers</a>',
  'aria-activedescendant-has-tabindex': '<div aria-activedescendant="a" />',
  'aria-props': '<div aria-labeledby="a" />',
  'aria-proptypes': '<div aria-hidden="maybe" />',
  'aria-role': '<div role="knob" />',
  'aria-unsupported-elements': '<meta aria-hidden="false" />',
  'autocomplete-valid': '<input type="text" autoComplete="nickel" />',
  'click-events-have-key-events': '<div role="button" tabIndex={0} onClick={() => undefined}>A</div>',
  'control-has-associated-label': '<button type="button" />',
  'heading-has-content': '<h2 />',
  'html-has-lang': '<html />',
  'iframe-has-title': '<iframe src="/a" />',
  'img-redundant-alt': '<img src="fox.png" alt="Picture of a fox" />',
  'interactive-supports-focus':
    '<div role="button" onClick={() => undefined} onKeyDown={() => undefined}>A</div>',
  lang: '<html lang="klingon-x" />',
  'label-has-associated-control': '<label>Name</label>',
  'media-has-caption': '<video src="a.mp4" />',
  'mouse-events-have-key-events': '<div onMouseOver={() => undefined} />',
  'no-access-key': '<button type="button" accessKey="s">Save</button>',
  'no-aria-hidden-on-focusable': '<button type="button" aria-hidden="true">Save</button>',
  'no-autofocus': '<input autoFocus />',
  'no-distracting-elements': '<marquee>New</marquee>',
  'no-interactive-element-to-noninteractive-role': '<button type="button" role="article">A</button>',
  'no-noninteractive-element-interactions': '<h2 onClick={() => undefined}>A</h2>',
  'no-noninteractive-element-to-interactive-role': '<h2 role="button">A</h2>',
  'no-noninteractive-tabindex': '<p tabIndex={0}>A</p>',
  'no-redundant-roles': '<button type="button" role="button">A</button>',
  'no-static-element-interactions': '<div onClick={() => undefined}>A</div>',
  'role-has-required-aria-props': '<span role="checkbox" />',
  'role-supports-aria-props': '<ul aria-checked="true" />',
  scope: '<div scope="col" />',
  'tabindex-no-positive': '<button type="button" tabIndex={3}>A</button>',
};

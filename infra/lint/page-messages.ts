import type { ESLint, Linter, Rule } from 'eslint';

/** Texts that people read stand in the message files of the pages (`*.messages.ts`), so that they can be translated. */

type Parent = { type: string; [key: string]: unknown };
type Text = Rule.Node & { parent: Parent };

/** A word that begins with a capital, also `I` and `A`, or three words that end as a sentence does. */
const READ_BY_PEOPLE = /(?:^|[\s>(“"])[A-Z][a-z]+|^[AI] [a-z]|\S+\s\S+\s\S+[.?!]\s*$/;
/** Words of an attribute. */
const WORDS = /^[a-z]+’?(?: [\p{L}\d’-]+)+$/u;
/** A word between values, such as `${right} of ${all} marks`. */
const BETWEEN_VALUES = /(?:^| )[a-z]{2,} $|^ [a-z]{2,}(?:[ ,.]|$)/;
/** Two letters of a word, anywhere between tags. */
const WORD = /[A-Za-z]{2}/;

/**
 * What looks like a text, and is a value: grades on the wire, names of keys, of headers, of time zones and of the
 * product.
 */
const VALUES =
  /^(?:Primary(?: \d)?|(?:Arrow(?:Up|Down|Left|Right)|Enter|Escape|Tab|Space|Backspace|Delete|Home|End|PageUp|PageDown|Shift|Control|Alt|Meta|Unidentified|Undo|Redo)|Asia\/Singapore|Content-Type|Retry-After|X-Upload-Title|(?: · )?Sumfox|[A-Z]\w*Error|.*sans-serif)$/;

/** Attributes that hold values in every element. */
const ALWAYS_VALUES = /^(?:className|id|key|href|to|src|type|role|style|htmlFor|as|tone|place)$/;
/** Attributes of HTML and SVG that hold values; in a component of ours they may be a text. */
const VALUE_ATTRIBUTES = new Set([
  'className',
  'id',
  'key',
  'href',
  'to',
  'src',
  'name',
  'type',
  'role',
  'd',
  'viewBox',
  'transform',
  'fill',
  'stroke',
  'autoComplete',
  'htmlFor',
  'style',
  'value',
  'rel',
  'target',
  'lang',
  'dir',
  'inputMode',
  'enterKeyHint',
  'accept',
  'pattern',
  'points',
  'data-testid',
]);

const isThrown = (node: Parent): boolean =>
  node.type === 'NewExpression' && /Error$/.test(String((node['callee'] as { name?: string }).name ?? ''));

const isConsole = (node: Parent): boolean => {
  const callee = node['callee'] as { object?: { name?: string } } | undefined;
  return node.type === 'CallExpression' && callee?.object?.name === 'console';
};

/** True where a text is a value that the program compares, names or throws. */
function isValue(text: Text): boolean {
  let child: unknown = text;
  for (
    let node: Parent | undefined = text.parent;
    node;
    child = node, node = node['parent'] as Parent | undefined
  ) {
    if (
      /^(?:Import|Export)\w*Declaration$|^ImportExpression$|^TS\w+(?:Type|Declaration|Signature)$/.test(
        node.type,
      )
    ) {
      if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportDefaultDeclaration') return true;
    }
    if (node.type === 'BinaryExpression' || (node.type === 'SwitchCase' && node['test'] === child))
      return true;
    if (node.type === 'Property' && node['key'] === child) return true;
    if (node.type === 'MemberExpression' && node['property'] === child) return true;
    if (node.type === 'JSXAttribute') {
      const name = (node['name'] as { name: unknown }).name;
      if (typeof name !== 'string') return true;
      const element = ((node['parent'] as Parent)['name'] as { name?: string }).name ?? '';
      return ALWAYS_VALUES.test(name) || (/^[a-z]/.test(element) && VALUE_ATTRIBUTES.has(name));
    }
    if (isThrown(node) || isConsole(node)) return true;
  }
  return false;
}

/** True where small words stand in an attribute of ours for people, such as `note="wrong keys put right"`. */
function isSaid(text: Text, words: string): boolean {
  if (!WORDS.test(words) || isValue(text)) return false;
  let node: Parent | undefined = text.parent;
  while (node && /^(?:ConditionalExpression|LogicalExpression|JSXExpressionContainer)$/.test(node.type))
    node = node['parent'] as Parent | undefined;
  return node?.type === 'JSXAttribute';
}

/** True where a text is drawn between tags, chosen by a condition or not: there even one small word is read. */
function isDrawn(text: Text): boolean {
  let child: unknown = text;
  for (
    let node: Parent | undefined = text.parent;
    node;
    child = node, node = node['parent'] as Parent | undefined
  ) {
    if (node.type === 'ConditionalExpression' && node['test'] !== child) continue;
    if (node.type === 'LogicalExpression' && node['right'] === child) continue;
    if (node.type === 'TemplateLiteral') continue;
    if (node.type !== 'JSXExpressionContainer') return false;
    return /^JSX(?:Element|Fragment)$/.test((node['parent'] as Parent).type);
  }
  return false;
}

const isRead = (node: Text, text: string): boolean =>
  isDrawn(node)
    ? WORD.test(text)
    : isSaid(node, text) || (READ_BY_PEOPLE.test(text) && !VALUES.test(text) && !isValue(node));

const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { text: 'Put "{{ text }}" into a *.messages.ts and read it by useMessages.' },
    schema: [],
  },
  create(context) {
    const report = (node: Rule.Node, text: string) =>
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } });
    return {
      JSXText(node: Rule.Node & { value: string }) {
        if (WORD.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isRead(node as unknown as Text, node.value))
          report(node, node.value);
      },
      TemplateElement(node) {
        const text = node as unknown as Text;
        const isBetween = BETWEEN_VALUES.test(node.value.raw) && !isValue(text);
        if (isBetween || isRead(text, node.value.raw)) report(node, node.value.raw);
      },
    } as Rule.RuleListener;
  },
};

type Property = Rule.Node & { key: { name?: string; value?: unknown } };

/** Messages and their gaps are called by what they say: a number at the end says only that the name was taken. */
const messageNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      name: 'Name "{{ name }}" by what it says, or give the reason for the number in a comment above.',
    },
    schema: [],
  },
  create(context) {
    const report = (node: Rule.Node, name: string) =>
      context.report({ node, messageId: 'name', data: { name } });
    return {
      'CallExpression[callee.name="defineMessages"] > ObjectExpression > Property'(property: Property) {
        const name = String(property.key.name ?? property.key.value);
        if (/\d$/.test(name) && context.sourceCode.getCommentsBefore(property).length === 0)
          report(property, name);
      },
      Literal(node) {
        const [, gap] = /\{([a-z]+\d+)\}/i.exec(typeof node.value === 'string' ? node.value : '') ?? [];
        if (gap !== undefined) report(node, gap);
      },
    } as Rule.RuleListener;
  },
};

const PAGES_PLUGIN: ESLint.Plugin = { rules: { messages: rule, 'message-names': messageNames } };

export const messageNamesRule: Linter.Config = {
  files: ['frontend/src/**/*.messages.ts'],
  plugins: { 'sumfox-pages': PAGES_PLUGIN },
  rules: { 'sumfox-pages/message-names': 'error' },
};

export const pageMessagesRule: Linter.Config = {
  files: ['frontend/src/**/*.{ts,tsx}'],
  ignores: [
    '**/*.{spec,stories}.{ts,tsx}',
    '**/*.messages.ts',
    'frontend/src/testing/**',
    // What calls send.
    '**/*.api.ts',
    '**/queries.ts',
    // Questions are spoken in the language in which they are written.
    'frontend/src/entities/speech/*.rules.ts',
    'frontend/src/shared/lib/number-words.rules.ts',
    // An answer is in the language of its question.
    'frontend/src/features/enter-answer/manipulatives/manipulative.rules.ts',
  ],
  plugins: { 'sumfox-pages': PAGES_PLUGIN },
  rules: { 'sumfox-pages/messages': 'error' },
};

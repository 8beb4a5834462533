/** How one line of a process's output is shown to the person at the terminal. */
export interface LogLineStyle {
  colours: boolean;
  /** Width of the label column. */
  labelWidth: number;
}

const LEVELS: Record<number, { word: string; colour: number }> = {
  10: { word: 'trace', colour: 90 },
  20: { word: 'debug', colour: 90 },
  30: { word: 'info', colour: 32 },
  40: { word: 'warn', colour: 33 },
  50: { word: 'error', colour: 31 },
  60: { word: 'fatal', colour: 35 },
};

/** Fields of every line that a terminal does not need, or that have their own place. */
const SHOWN_APART = new Set(['level', 'time', 'msg', 'name', 'pid', 'hostname', 'v', 'err', 'stack']);

/**
 * Renders a process' line: `12:00:01 assessment info message key=value`. Shows a line that is no log record (a crash of
 * Node itself, a warning) unchanged after the label.
 */
export function renderLogLine(label: string, line: string, style: LogLineStyle): string {
  const column = label.padEnd(style.labelWidth);
  const record = parseRecord(line);
  if (!record) return `${paint(clock(Date.now()), 90, style)} ${paint(column, 36, style)} ${line}`;
  const level = LEVELS[Number(record.level)] ?? { word: String(record.level), colour: 32 };
  const parts = [
    paint(clock(record.time), 90, style),
    paint(column, 36, style),
    paint(level.word.padEnd(5), level.colour, style),
    typeof record.msg === 'string' ? record.msg : '',
  ];
  const fields = Object.entries(record)
    .filter(([key, value]) => !SHOWN_APART.has(key) && value !== undefined)
    .map(([key, value]) => paint(`${key}=`, 90, style) + inline(value));
  const head = [parts.join(' '), ...fields].join('  ').trimEnd();
  return head + renderError(record.err ?? (record.stack === undefined ? undefined : { stack: record.stack }));
}

function parseRecord(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'level' in value ? { ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function renderError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return error === undefined ? '' : `  err=${inline(error)}`;
  const { message, stack } = error as { message?: unknown; stack?: unknown };
  const text = typeof stack === 'string' ? stack : String(message ?? JSON.stringify(error));
  return text
    .split('\n')
    .map((row) => `\n    ${row}`)
    .join('');
}

function inline(value: unknown): string {
  if (typeof value === 'string') return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
  return JSON.stringify(value) ?? String(value);
}

function clock(time: unknown): string {
  const date = typeof time === 'number' || typeof time === 'string' ? new Date(time) : new Date();
  const at = Number.isNaN(date.getTime()) ? new Date() : date;
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':');
}

function paint(text: string, colour: number, style: LogLineStyle): string {
  return style.colours ? `\u001b[${colour}m${text}\u001b[0m` : text;
}

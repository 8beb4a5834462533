/** Text of a runbook in Markdown; null when there is none of that name. */
export async function readRunbook(name: string): Promise<string | null> {
  const { default: texts } = await import('virtual:runbooks');
  return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
}

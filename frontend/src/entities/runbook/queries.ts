import { queryOptions } from '@tanstack/react-query';

/** Text of a runbook in Markdown; null when there is none of that name. */
export const runbookQuery = (name: string) =>
  queryOptions({
    queryKey: ['runbook', name],
    queryFn: async () => {
      const { default: texts } = await import('virtual:runbooks');
      return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
    },
  });

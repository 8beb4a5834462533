import { pdfReading } from '@sumfox/contracts/content/extraction.endpoints';
import { similarityDecisions, topicPictures, topics } from '@sumfox/contracts/content/topic.endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { statsQuery } from '../progress/index.js';

const TOPICS_KEY = ['topics'] as const;

export const topicsQuery = queryOptions({
  queryKey: [...TOPICS_KEY, 'list'],
  queryFn: ({ signal }) => call(topics, {}, { signal }),
});

/** The pictures of a topic's questions. */
export const topicPicturesQuery = (id: string) =>
  queryOptions({
    queryKey: [...TOPICS_KEY, 'pictures', id],
    queryFn: ({ signal }) => call(topicPictures, { params: { id } }, { signal }),
  });

/** Pairs that the viewer keeps separate. */
export const decisionsQuery = queryOptions({
  queryKey: [...TOPICS_KEY, 'decisions'],
  queryFn: ({ signal }) => call(similarityDecisions, {}, { signal }),
});

/** Whether a model helps to read PDFs. */
export const pdfReadingQuery = queryOptions({
  queryKey: ['pdf-reading'],
  queryFn: ({ signal }) => call(pdfReading, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Runs after any change of topics; a new one changes `/api/stats` too (TOPIC-9). */
export async function refreshTopics(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: statsQuery.queryKey });
  await client.invalidateQueries({ queryKey: TOPICS_KEY });
}

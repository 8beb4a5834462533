import { getWorksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** An assigned paper with its answers; a later read shows the same questions. */
export const worksheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['worksheet', id],
    queryFn: ({ signal }) =>
      call(getWorksheet, { params: { id }, query: { origin: window.location.origin } }, { signal }),
    staleTime: Infinity,
  });

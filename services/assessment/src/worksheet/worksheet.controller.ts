import { Controller } from '@nestjs/common';
import { getWorksheet, getWorksheetPdf } from '@sumfox/contracts/assessment/worksheet.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { writeWorksheetPdf } from './worksheet-pdf.js';
import { WorksheetService } from './worksheet.service.js';

/** Assigned papers as sheets to print. */
@Controller()
export class WorksheetController {
  constructor(private readonly worksheets: WorksheetService) {}

  @Handles(getWorksheet)
  get(
    { params, query }: EndpointInput<typeof getWorksheet>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof getWorksheet>> {
    return this.worksheets.get(params.id, query.origin, caller);
  }

  @Handles(getWorksheetPdf)
  async pdf(
    { params, query }: EndpointInput<typeof getWorksheetPdf>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof getWorksheetPdf>> {
    const worksheet = await this.worksheets.get(params.id, query.origin, caller);
    const pdf = await writeWorksheetPdf(worksheet, {
      columns: query.columns === '2' ? 2 : 1,
      room: query.room ?? 'much',
      hasAnswers: query.answers !== 'no',
    });
    return { fileName: `worksheet-${params.id}.pdf`, pdf: pdf.toString('base64') };
  }
}

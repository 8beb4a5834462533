import { Controller, Inject } from '@nestjs/common';
import { MODEL, type Model } from '@sumfox/ai/model';
import { extraction, pdfReading, processPdf } from '@sumfox/contracts/content/extraction.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { ExtractionService } from './extraction.service.js';
import { readUploadedPdf } from './uploaded-pdf.rules.js';

@Controller()
export class ExtractionController {
  constructor(
    private readonly extractions: ExtractionService,
    @Inject(MODEL) private readonly model: Model,
  ) {}

  @Handles(processPdf)
  async processPdf(
    { upload }: EndpointInput<typeof processPdf>,
    { userId }: PersonCaller,
  ): Promise<EndpointResponse<typeof processPdf>> {
    const id = await this.extractions.upload(userId, readUploadedPdf(upload));
    return this.extractions.await(userId, id);
  }

  @Handles(extraction)
  extraction(
    { params: { id } }: EndpointInput<typeof extraction>,
    { userId }: PersonCaller,
  ): Promise<EndpointResponse<typeof extraction>> {
    return this.extractions.describe(userId, id);
  }

  @Handles(pdfReading)
  async reading(): Promise<EndpointResponse<typeof pdfReading>> {
    return { hasModel: this.model.isConfigured };
  }
}

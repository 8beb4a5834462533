import { Controller } from '@nestjs/common';
import { sophisticatedVisual, visualProbability } from '@sumfox/contracts/content/visual.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { VisualService } from './visual.service.js';

@Controller()
export class VisualController {
  constructor(private readonly service: VisualService) {}

  @Handles(sophisticatedVisual)
  sophisticatedVisual({
    body,
  }: EndpointInput<typeof sophisticatedVisual>): Promise<EndpointResponse<typeof sophisticatedVisual>> {
    return this.service.makeQuestion(body);
  }

  @Handles(visualProbability)
  visualProbability({
    body,
  }: EndpointInput<typeof visualProbability>): Promise<EndpointResponse<typeof visualProbability>> {
    return this.service.measure(body);
  }
}

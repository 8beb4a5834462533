import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { auditLog } from '@sumfox/contracts/identity/audit.endpoints';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { AuditQueries } from './audit.queries.js';

@Controller()
export class AuditController {
  constructor(private readonly queries: AuditQueries) {}

  @Handles(auditLog)
  auditLog({ query }: EndpointInput<typeof auditLog>): Promise<EndpointResponse<typeof auditLog>> {
    return this.queries.list(query);
  }
}

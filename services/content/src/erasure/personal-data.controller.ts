import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@product/contracts/endpoint';
import { type PersonalData, exportFromContent } from '@product/contracts/identity/privacy.calls';
import { Database } from '@product/platform/database/database';
import { HandlesCall } from '@product/platform/rpc/handles.decorator';

@Controller()
export class PersonalDataController {
  constructor(private readonly database: Database) {}

  /** Questions belong to nobody; what was read from a person's PDFs is there for a day. */
  @HandlesCall(exportFromContent)
  async export({
    userId,
  }: CallInput<typeof exportFromContent>): Promise<CallOutput<typeof exportFromContent>> {
    const pdfs = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select state as "outcome", draft ->> 'name' as "name", draft::text as "draft",
         to_json(created_at) #>> '{}' as "sentAt" from extractions where account_id = ? order by created_at`,
      [userId],
    );
    return { tables: { pdfs } };
  }
}

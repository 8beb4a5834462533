import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { type PersonalData, exportFromAnalytics } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';

@Controller()
export class PersonalDataController {
  constructor(private readonly database: Database) {}

  /** What was noted about the person, and when. */
  @HandlesCall(exportFromAnalytics)
  async export(
    input: CallInput<typeof exportFromAnalytics>,
  ): Promise<CallOutput<typeof exportFromAnalytics>> {
    const events = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select name as "event", to_json(occurred_at) #>> '{}' as "at" from events
       where data::text like '%' || ?::text || '%' order by id`,
      [input.userId],
    );
    return { tables: { events } };
  }
}

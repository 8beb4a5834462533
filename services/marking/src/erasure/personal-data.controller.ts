import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { type PersonalData, exportFromMarking } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';

@Controller()
export class PersonalDataController {
  constructor(private readonly database: Database) {}

  /** How each answer of the submissions was read and judged, and what pupil, model and person were asked about it. */
  @HandlesCall(exportFromMarking)
  async export(input: CallInput<typeof exportFromMarking>): Promise<CallOutput<typeof exportFromMarking>> {
    const marks = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select submission_id as "submissionId", question_index + 1 as "question", outcome, marks_awarded as "marks",
         marks_possible as "of", read_as as "readAs", to_json(created_at) #>> '{}' as "markedAt"
       from marks where submission_id = any (?::uuid[]) order by submission_id, question_index`,
      [`{${input.submissionIds.join(',')}}`],
    );
    const challenges = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select paper_id as "assessmentId", question_index + 1 as "question", reason, decision,
         reply ->> 'message' as "answer", to_json(created_at) #>> '{}' as "askedAt"
       from challenges where pupil_id = ? order by created_at`,
      [input.userId],
    );
    const verifications = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select paper_id as "assessmentId", question_index + 1 as "question", outcome,
         to_json(created_at) #>> '{}' as "askedAt" from verifications where pupil_id = ? order by created_at`,
      [input.userId],
    );
    const judgings = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select paper_id as "assessmentId", question_index + 1 as "question", kind, status, settled_by as "settledBy",
         said -> 0 ->> 'model' as "model", to_json(created_at) #>> '{}' as "askedAt"
       from judgings where pupil_id = ? order by created_at`,
      [input.userId],
    );
    const reviews = await this.database.fork().execute<PersonalData['tables'][string]>(
      `select paper_id as "assessmentId", question_index + 1 as "question", kind, why,
         case status when 'decided' then 'decided' else 'open' end as "status",
         to_json(created_at) #>> '{}' as "askedAt" from reviews where pupil_id = ? order by created_at`,
      [input.userId],
    );
    return { tables: { marks, challenges, verifications, judgings, reviews } };
  }
}

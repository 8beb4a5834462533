import { Injectable } from '@nestjs/common';
import type { createAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { describePreferences } from '@sumfox/contracts/identity/session.calls';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { isOvertaken, type Paper, PaperService } from '../paper/index.js';
import { PupilAccessService } from '../pupil-access/index.js';
import { SelectionService, toFocus } from '../selection/index.js';

type CreateBody = EndpointInput<typeof createAssessment>['body'];
type Created = EndpointResponse<typeof createAssessment>;

/** Creates the papers that a pupil or parent asks for: diagnostics, mixed and targeted practice. */
@Injectable()
export class AssessmentCreationService {
  constructor(
    private readonly papers: PaperService,
    private readonly selection: SelectionService,
    private readonly access: PupilAccessService,
    private readonly services: ServiceClient,
  ) {}

  /**
   * Creates a paper for the calling pupil, or for the linked child that a parent names. An unfinished diagnostic is
   * resumed by every request.
   */
  async create(body: CreateBody, caller: PersonCaller): Promise<Created> {
    const { type, requestId } = body;
    const { pupilId, gradeLevel } = await this.access.getPractising(body.studentId, body.gradeLevel, caller);
    const findOpen = () =>
      type === 'diagnostic' ? this.papers.findOpenDiagnostic(pupilId, gradeLevel) : Promise.resolve(null);
    const open = await findOpen();
    if (open) return toCreated(open, true);
    try {
      const request = { type, pupilId, gradeLevel, requestId };
      const paper = await this.papers.createFrom(request, () => this.select(body, pupilId, gradeLevel));
      return toCreated(paper, false);
    } catch (error) {
      // Two taps raced: the other one's diagnostic is the diagnostic.
      const raced = isOvertaken(error) ? await findOpen() : null;
      if (!raced) throw error;
      return toCreated(raced, true);
    }
  }

  private async select(body: CreateBody, pupilId: string, gradeLevel: GradeLevel): Promise<Item[]> {
    if (body.type === 'diagnostic') return this.selection.diagnostic(pupilId, gradeLevel);
    const focus = body.type === 'targeted' ? toFocus(body.focusArea, gradeLevel) : undefined;
    const { questionsPerAssessment: count } = await this.services.call(describePreferences, {
      userId: pupilId,
    });
    const level = focus && (body.focusArea?.proficiencyLevel ?? 'independent');
    return this.selection.practice(pupilId, gradeLevel, { count, focus, level });
  }
}

function toCreated(paper: Paper, resumed: boolean): Created {
  return {
    success: true,
    resumed,
    assessment: { assessmentId: paper.id, type: paper.type, totalQuestions: paper.questionCount },
  };
}

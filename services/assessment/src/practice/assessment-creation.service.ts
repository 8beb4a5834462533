import { Injectable } from '@nestjs/common';
import {
  type createAssessment,
  defaultGoal,
  PAPER_DEFAULTS,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { describePreferences } from '@sumfox/contracts/identity/session.calls';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { isOvertaken, type MadePaper, PaperService } from '../paper/index.js';
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
      const { maxTimeMinutes } = body;
      const wish = {
        type,
        pupilId,
        gradeLevel,
        requestId,
        maxTimeMinutes,
        targetedGoal: goalOf(body),
        ...(caller.role === 'parent' ? { dueOn: body.dueOn } : {}),
      };
      const paper = await this.papers.createFrom(wish, () => this.select(body, pupilId, gradeLevel, caller));
      return toCreated(paper, false);
    } catch (error) {
      // Two taps raced: the other one's diagnostic is the diagnostic.
      const raced = isOvertaken(error) ? await findOpen() : null;
      if (!raced) throw error;
      return toCreated(raced, true);
    }
  }

  private async select(
    body: CreateBody,
    pupilId: string,
    gradeLevel: GradeLevel,
    caller: PersonCaller,
  ): Promise<Item[]> {
    const isVaried = body.enforceVariety ?? true;
    if (body.type === 'diagnostic') {
      const isMapped = body.comprehensiveMap ?? true;
      const wanted = body.minQuestionsPerCombination ?? PAPER_DEFAULTS.minQuestionsPerCombination;
      return this.selection.diagnostic(pupilId, gradeLevel, { isVaried, wanted: isMapped ? wanted : 0 });
    }
    const focus = body.type === 'targeted' ? toFocus(body.focusArea, gradeLevel) : undefined;
    const preferences = await this.services.call(describePreferences, { userId: pupilId });
    // The maker's own number: a parent's holds for the papers that the parent makes.
    const { questionsPerAssessment } =
      caller.userId === pupilId
        ? preferences
        : await this.services.call(describePreferences, { userId: caller.userId });
    const count = (caller.role === 'parent' ? body.questionCount : undefined) ?? questionsPerAssessment;
    const level = focus && levelOf(body);
    const balance = body.type === 'adaptive' ? body.proficiencyBalance : undefined;
    // Topics that the request names are given, whatever the syllabus says of them.
    const isSyllabusOnly = focus === undefined && preferences.isSyllabusOnly;
    return this.selection.practice(pupilId, gradeLevel, {
      count,
      focus,
      level,
      isVaried,
      balance,
      isSyllabusOnly,
    });
  }
}

function levelOf({ focusArea }: CreateBody): ProficiencyLevel {
  return focusArea?.proficiencyLevel ?? PAPER_DEFAULTS.level;
}

/** What a targeted paper is for: the words sent, else those that name its level. */
function goalOf(body: CreateBody): string | undefined {
  if (body.type !== 'targeted') return undefined;
  const sent = [body.targetedGoal, body.focusArea?.targetedGoal].find((goal) => goal?.trim());
  return sent?.trim() ?? defaultGoal(levelOf(body));
}

function toCreated(paper: MadePaper, resumed: boolean): Created {
  return {
    success: true,
    resumed,
    assessment: { assessmentId: paper.id, type: paper.type, totalQuestions: paper.questionCount },
  };
}

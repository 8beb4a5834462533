import { Injectable } from '@nestjs/common';
import { ProductError } from '@product/contracts/errors';
import { describePupil } from '@product/contracts/identity/session.calls';
import type { GradeLevel } from '@product/curriculum/grades';
import { DEFAULT_GRADE_LEVEL } from '@product/curriculum/grades';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { ServiceClient } from '@product/platform/rpc/service-client';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Who may see a pupil's figures: the pupil, a linked parent, an admin. */
@Injectable()
export class PupilAccessService {
  constructor(private readonly services: ServiceClient) {}

  /**
   * The grade to show a pupil's figures for. Throws the same 404 for a pupil who is not there and one the caller may
   * not see. An adult's own id is allowed and simply has no figures.
   */
  async getViewableGrade(
    pupilId: string,
    caller: PersonCaller,
    asked: GradeLevel | undefined,
  ): Promise<GradeLevel> {
    if (pupilId === caller.userId && (asked || caller.role !== 'child')) return asked ?? DEFAULT_GRADE_LEVEL;
    if (!UUID.test(pupilId)) throw missing();
    const { pupil } = await this.services.call(
      describePupil,
      { pupilId, viewerId: caller.userId },
      this.asService(caller),
    );
    if (!pupil?.viewable) throw missing();
    return asked ?? pupil.gradeLevel;
  }

  /** The grade of the calling pupil's account, for what the body leaves out. */
  async getOwnGrade(caller: PersonCaller): Promise<GradeLevel> {
    const { pupil } = await this.services.call(
      describePupil,
      { pupilId: caller.userId, viewerId: caller.userId },
      this.asService(caller),
    );
    return pupil?.gradeLevel ?? DEFAULT_GRADE_LEVEL;
  }

  private asService(caller: PersonCaller): PersonCaller {
    return { ...caller, process: 'assessment' };
  }
}

function missing(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}

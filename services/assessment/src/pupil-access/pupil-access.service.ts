import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { describePupil, listLinkedPupils } from '@sumfox/contracts/identity/session.calls';
import { type GradeLevel, DEFAULT_GRADE_LEVEL } from '@sumfox/curriculum/grades';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A pupil with the grade of the pupil's account. */
export interface AccessiblePupil {
  pupilId: string;
  gradeLevel: GradeLevel;
}

/** Access to a pupil's figures: the pupil, a linked parent, an admin. Each call reads the links again. */
@Injectable()
export class PupilAccessService {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Grade for a pupil's figures. Throws the same 404 for an unknown pupil and one the caller may not see. An adult's
   * own id is allowed and has no figures.
   */
  async getViewableGrade(
    pupilId: string,
    caller: PersonCaller,
    asked: GradeLevel | undefined,
  ): Promise<GradeLevel> {
    if (pupilId === caller.userId && (asked || caller.role !== 'child')) return asked ?? DEFAULT_GRADE_LEVEL;
    const { gradeLevel } = await this.getPupil(pupilId, caller);
    return asked ?? gradeLevel;
  }

  /** A pupil within the caller's access. Throws the same 404 for other ids, an adult's own included. */
  async getPupil(pupilId: string, caller: PersonCaller): Promise<AccessiblePupil> {
    const pupil = await this.findPupil(pupilId, caller);
    if (!pupil) throw missing();
    return pupil;
  }

  /** Whether the caller may see what is the pupil's. */
  async mayView(pupilId: string, caller: PersonCaller): Promise<boolean> {
    return (await this.findPupil(pupilId, caller)) !== null;
  }

  /**
   * Pupils of a list: the named one, otherwise the caller, or a parent's linked children. Throws 404 for a pupil the
   * caller may not see.
   */
  async listPupils(named: string | undefined, caller: PersonCaller): Promise<AccessiblePupil[]> {
    if (named !== undefined) return [await this.getPupil(named, caller)];
    if (caller.role === 'child') return [await this.getPupil(caller.userId, caller)];
    if (caller.role !== 'parent') return [];
    const { pupils } = await this.services.call(listLinkedPupils, { parentId: caller.userId }, caller);
    return pupils.map(({ userId, gradeLevel }) => ({ pupilId: userId, gradeLevel }));
  }

  /**
   * Pupil and grade of a new paper: the calling pupil, or the linked child that a parent names. Throws 404 for another
   * pupil, and 400 when a parent names none.
   */
  async getPractising(
    named: string | undefined,
    asked: GradeLevel | undefined,
    caller: PersonCaller,
  ): Promise<AccessiblePupil> {
    if (caller.role === 'child') {
      if (named !== undefined && named !== caller.userId) throw missing();
      return { pupilId: caller.userId, gradeLevel: asked ?? (await this.getOwnGrade(caller)) };
    }
    if (named === undefined)
      throw new ProductError('bad-request', 'no-child-named', 'Please choose a child.');
    const pupil = await this.getPupil(named, caller);
    return { ...pupil, gradeLevel: asked ?? pupil.gradeLevel };
  }

  /** The grade of the calling pupil's account, for what the body leaves out. */
  async getOwnGrade(caller: PersonCaller): Promise<GradeLevel> {
    const { pupil } = await this.services.call(
      describePupil,
      { pupilId: caller.userId, viewerId: caller.userId },
      caller,
    );
    return pupil?.gradeLevel ?? DEFAULT_GRADE_LEVEL;
  }

  /** The pupil; null for an unknown one and for one the caller may not see. */
  private async findPupil(pupilId: string, caller: PersonCaller): Promise<AccessiblePupil | null> {
    if (!UUID.test(pupilId)) return null;
    const { pupil } = await this.services.call(describePupil, { pupilId, viewerId: caller.userId }, caller);
    return pupil?.viewable ? { pupilId: pupil.userId, gradeLevel: pupil.gradeLevel } : null;
  }
}

function missing(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}

import { Injectable } from '@nestjs/common';
import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { findPaper, listMarkSchemes, listQuestions, noSuchPaper } from '../paper/index.js';
import { PupilAccessService } from '../pupil-access/index.js';
import { toWorksheet } from './worksheet.rules.js';

/** Reads papers that a parent assigned, with their keys, for printing. No child ever comes here. */
@Injectable()
export class WorksheetService {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  /**
   * Throws the same 404 for a missing paper and one of a child that is not linked. Throws 409 for a paper that no
   * parent assigned, and for a diagnostic: its questions are exchanged while the child works.
   */
  async get(id: number, origin: string | undefined, caller: PersonCaller): Promise<Worksheet> {
    const em = this.database.fork();
    const paper = await findPaper(em, id);
    if (!paper || !(await this.access.mayView(paper.pupilId, caller))) throw noSuchPaper();
    if (paper.dueOn == null || paper.type === 'diagnostic')
      throw new ProductError('conflict', 'not-assigned', 'Only practice that you assigned can be printed.');
    return toWorksheet(paper, await listQuestions(em, id), await listMarkSchemes(em, id), origin);
  }
}

import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import {
  type PersonalData,
  exportDrawings,
  exportFromAnalytics,
  exportFromAssessment,
  exportFromContent,
  exportFromMarking,
  listSubmissionIds,
} from '@sumfox/contracts/identity/privacy.calls';
import type { exportData } from '@sumfox/contracts/identity/privacy.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { exportPerson } from '@sumfox/platform/erasure/export-person.queries';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { validate as isUuid } from 'uuid';
import { AuditLog } from '../audit/index.js';
import { isLinked } from '../parent-child/index.js';
import { PERSONAL_TABLES } from './personal-data.queries.js';
import {
  MAX_DRAWINGS_BYTES,
  type NamedDrawing,
  toCsvFile,
  toJsonFile,
  toZipFile,
} from './personal-file.rules.js';

type Tables = PersonalData['tables'];
type PersonalFile = EndpointResponse<typeof exportData>;

/** Gathers everything kept about a person from all services. */
@Injectable()
export class ExportService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly audit: AuditLog,
  ) {}

  /** Exports the caller or a linked child; throws the same 404 for other ids. */
  async export(
    caller: PersonCaller,
    { userId = caller.userId, format, after }: EndpointInput<typeof exportData>['query'],
  ): Promise<PersonalFile> {
    const em = this.database.fork();
    const isOwn = userId === caller.userId;
    if (
      !isOwn &&
      !(caller.role === 'parent' && isUuid(userId) && (await isLinked(em, caller.userId, userId)))
    )
      throw new ProductError('not-found', 'not-found', 'Not found');
    const isFurther = format === 'zip' && after !== undefined;
    const tables = isFurther ? await this.readOwn(userId) : await this.gather(userId);
    const drawings = format === 'zip' ? await this.collectDrawings(userId, after ?? null) : null;
    await this.database.transaction((tx) =>
      this.audit.write(tx, { action: 'data.exported', actor: caller, target: userId, details: { format } }),
    );
    const username = String(tables.account?.[0]?.username ?? 'data').replace(/[^\w.-]/g, '_');
    const day = new Date().toISOString().slice(0, 10);
    const filename = `${username}-${day}${isFurther ? `-after-${after}` : ''}.${format}`;
    if (drawings) {
      const { files, next } = drawings;
      const content = Buffer.from(toZipFile(isFurther ? null : tables, files)).toString('base64');
      return { filename, mediaType: 'application/zip', content, next };
    }
    return format === 'csv'
      ? { filename, mediaType: 'text/csv', content: toCsvFile(tables) }
      : { filename, mediaType: 'application/json', content: toJsonFile(tables) };
  }

  /** What identity itself keeps. */
  private readOwn(userId: string): Promise<Tables> {
    return exportPerson(this.database.fork(), PERSONAL_TABLES, [userId]);
  }

  private async gather(userId: string): Promise<Tables> {
    const tables = await this.readOwn(userId);
    const { submissionIds } = await this.services.call(listSubmissionIds, { userId });
    for (const call of [exportFromAssessment, exportFromMarking, exportFromContent, exportFromAnalytics])
      Object.assign(tables, (await this.services.call(call, { userId, submissionIds })).tables);
    return tables;
  }

  /** The drawings behind the one named that fit into a file, and the last of them where more are left. */
  private async collectDrawings(
    userId: string,
    after: string | null,
  ): Promise<{ files: NamedDrawing[]; next?: string }> {
    const files: NamedDrawing[] = [];
    let bytes = 0;
    for (;;) {
      const last = files.at(-1)?.name ?? after;
      const { drawings } = await this.services.call(exportDrawings, { userId, after: last });
      if (drawings.length === 0) return { files };
      for (const { name, png } of drawings) {
        const file = { name, png: Buffer.from(png, 'base64') };
        bytes += file.png.length;
        const before = files.at(-1);
        if (before && bytes > MAX_DRAWINGS_BYTES) return { files, next: before.name };
        files.push(file);
      }
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import { ProductError } from '@sumfox/contracts/errors';
import { TOPIC_SENTENCES } from '@sumfox/contracts/content/topic';
import { type UploadRule, type UploadedFile, bearsOut } from '@sumfox/contracts/upload';
import { foldAddress } from '../address/index.js';
import { tooMany } from '../limits/index.js';
import type { SessionRequest } from '../session/index.js';

/** A file in hand takes some six times its size while it is passed on, and about its size until the answer is there. */
const MAX_AT_ONCE = 10;
/** Two per user, since a form may be sent twice; more would let one user's slow uploads take all places. */
const MAX_OF_ONE_USER = 2;
const RETRY_AFTER_MS = 10_000;

/** Reads the one file of a call that takes one, and holds few of them at a time. */
@Injectable()
export class Uploads {
  private readonly inHand: string[] = [];

  /** Passes the file to `use`; throws ProductError for a form that breaks the rule. */
  async take<T>(
    rule: UploadRule,
    request: SessionRequest,
    use: (upload: UploadedFile) => Promise<T>,
  ): Promise<T> {
    const user = request.user?.userId ?? foldAddress(request.ip);
    if (this.inHand.filter((each) => each === user).length >= MAX_OF_ONE_USER) throw tooMany(RETRY_AFTER_MS);
    if (this.inHand.length >= MAX_AT_ONCE)
      throw new ProductError(
        'unavailable',
        'uploads-busy',
        'Too many files are being sent. Please try again.',
      );
    this.inHand.push(user);
    try {
      return await use({ base64: (await readOneFile(rule, request)).toString('base64') });
    } finally {
      this.inHand.splice(this.inHand.indexOf(user), 1);
    }
  }
}

async function readOneFile(rule: UploadRule, request: SessionRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw notTheFile();
  try {
    return await readParts(rule, request);
  } catch (error) {
    if (error instanceof ProductError) throw error;
    throw new ProductError(
      'bad-request',
      'broken-upload',
      'The file did not arrive whole. Please try again.',
    );
  } finally {
    // The rest of a rejected form is read and dropped, so that its sender receives the answer.
    request.raw.unpipe().resume();
  }
}

async function readParts(rule: UploadRule, request: SessionRequest): Promise<Buffer> {
  let bytes: Buffer | null = null;
  // One more of each kind than is accepted, so that the excess is noticed and rejected.
  const limits = {
    fileSize: rule.maxBytes,
    files: 2,
    fields: 1,
    fieldSize: 1_000,
    parts: 3,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    if (bytes || part.type !== 'file' || part.fieldname !== rule.field) throw notTheFile();
    bytes = await readFile(rule, part);
  }
  if (!bytes || !bearsOut(rule.contentType, bytes)) throw notTheFile();
  return bytes;
}

async function readFile(rule: UploadRule, part: MultipartFile): Promise<Buffer> {
  if (part.mimetype !== rule.contentType) throw notTheFile();
  const bytes = await part.toBuffer();
  if (part.file.truncated)
    throw new ProductError(
      'too-large',
      'file-too-large',
      `This file is larger than ${Math.floor(rule.maxBytes / 1_048_576)} MB.`,
    );
  return bytes;
}

function notTheFile(): ProductError {
  return new ProductError('bad-request', 'not-a-pdf', TOPIC_SENTENCES.notPdf);
}

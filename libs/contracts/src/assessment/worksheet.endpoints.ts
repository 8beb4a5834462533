import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import {
  GradeLevelSchema,
  MisconceptionSchema,
  PupilQuestionSchema,
  ShownSchemeSchema,
} from '../question/item.js';
import { AssessmentIdSchema } from './paper.endpoints.js';

const WorksheetPathSchema = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});
/** Where the pages are, such as `https://maths.example`; the code on the sheet leads there. */
const OriginSchema = z.optional(z.string().check(z.regex(/^https?:\/\/[\w.:[\]-]{1,200}$/)));
const ASSIGNED = { object: 'paper', in: 'params', field: 'id', parent: 'linked' } as const;

/** What an answer sheet says of one question. */
const WorksheetAnswerSchema = z.extend(ShownSchemeSchema, {
  /** Wrong answers with what each means, most likely first; at most two. */
  wrongAnswers: z.array(z.pick(MisconceptionSchema, { answer: true, explanation: true })),
});

export const WorksheetSchema = z.strictObject({
  assessmentId: AssessmentIdSchema,
  title: z.string(),
  gradeLevel: GradeLevelSchema,
  /** Topics of its questions, each once. */
  topics: z.array(z.string()),
  totalMarks: z.int(),
  questions: z.array(PupilQuestionSchema),
  /** One for each question. */
  answers: z.array(WorksheetAnswerSchema),
  /** Opens the same paper for marking, as SVG of black squares; null where the address of the pages was not told. */
  qrSvg: z.nullable(z.string()),
});
export type Worksheet = z.infer<typeof WorksheetSchema>;

/** How a worksheet is set. */
export const WORKSHEET_COLUMNS = ['1', '2'] as const;
export const WORKSHEET_ROOMS = ['little', 'much'] as const;
export type WorksheetRoom = (typeof WORKSHEET_ROOMS)[number];

export const getWorksheet = endpoint({
  method: 'GET',
  path: '/api/assessments/:id/worksheet',
  service: 'assessment',
  roles: ['parent'],
  objectRule: ASSIGNED,
  summary:
    'A paper that a parent assigned, to print: its questions and, for the parent, the answers. 409 for other papers.',
  params: WorksheetPathSchema,
  query: z.object({ origin: OriginSchema }),
  response: WorksheetSchema,
});

export const getWorksheetPdf = endpoint({
  method: 'GET',
  path: '/api/assessments/:id/worksheet-pdf',
  service: 'assessment',
  roles: ['parent'],
  objectRule: ASSIGNED,
  summary:
    'The same worksheet as a PDF of A4 pages, drawings sharp, answers on a new page. 409 for other papers.',
  params: WorksheetPathSchema,
  query: z.object({
    origin: OriginSchema,
    columns: z.optional(z.enum(WORKSHEET_COLUMNS)),
    room: z.optional(z.enum(WORKSHEET_ROOMS)),
    /** `no` leaves the answer sheet out. */
    answers: z.optional(z.enum(['yes', 'no'])),
  }),
  response: z.strictObject({
    fileName: z.string(),
    /** Base64. */
    pdf: z.string(),
  }),
});

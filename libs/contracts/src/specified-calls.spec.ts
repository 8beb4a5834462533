import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.js';
import { ENDPOINTS } from './endpoints.js';

const endpointOf = (call: string): Endpoint | undefined =>
  ENDPOINTS.find(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}` === call);

/** The schema inside one that only wraps it; null for any other. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodMiniArray) return schema.def.element;
  if (schema instanceof z.ZodMiniPipe) return schema.def.out;
  const isOptional = schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional;
  return isOptional || schema instanceof z.ZodMiniDefault ? schema.def.innerType : null;
}

/** The keys that a schema has at a path of keys; lists and alternatives are looked through. */
function keysOf(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const inner = unwrapped(schema);
  if (inner) return keysOf(inner, path);
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return schema.def.options.flatMap((option) => keysOf(option, path));
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const [next, ...rest] = path;
  if (next === undefined) return Object.keys(schema.shape);
  const part = schema.shape[next];
  return part ? keysOf(part, rest) : [];
}

/** Calls of the specification, with what their bodies and queries may hold. */
const CALLS: ReadonlyArray<readonly [call: string, sent: string]> = [
  ['GET /api/auth/user', ''],
  ['POST /api/auth/login', 'username password'],
  ['POST /api/auth/logout', ''],
  [
    'POST /api/assessments/create',
    'type studentId gradeLevel maxTimeMinutes enforceVariety comprehensiveMap minQuestionsPerCombination proficiencyBalance focusArea targetedGoal',
  ],
  ['GET /api/separated-proficiency/stats/{}', 'gradeLevel'],
  ['GET /api/assessments', ''],
  ['GET /api/assessments/{}', ''],
  ['DELETE /api/assessments/{}', ''],
  ['GET /api/dashboard', 'gradeLevel'],
  ['GET /api/dual-proficiency/readiness-matrix/{}', 'gradeLevel'],
  ['GET /api/stats', ''],
  ['POST /api/dual-proficiency/generate-assessment', 'assessmentType questionCount includeReadinessLevels'],
  ['POST /api/assessments/generate-review', 'maxQuestions'],
  ['GET /api/assessments/access/{}', ''],
  ['POST /api/assessments/{}/save', 'answers currentQuestion'],
  ['POST /api/assessments/submit', 'assessmentId studentId answers timeSpent'],
  ['POST /api/assessments/{}/flag-question', 'questionIndex'],
  ['POST /api/questions/{}/verify', ''],
  ['POST /api/assessments/{}/challenge', 'questionIndex challengeReason'],
  ['GET /api/assessments/suggestions/{}', ''],
  ['GET /api/user-preferences', ''],
  ['PUT /api/user-preferences', 'questionsPerAssessment'],
  ['GET /api/topics', ''],
  ['POST /api/topics', 'name description gradeLevel difficultyLevel modelQuestions modelAnswers'],
  ['PATCH /api/topics/{}', 'name description gradeLevel difficultyLevel'],
  ['DELETE /api/topics/{}', ''],
  ['POST /api/topics/process-pdf', ''],
  ['GET /api/proficiency', ''],
  ['GET /api/admin/users-detailed', ''],
  ['POST /api/admin/users/{}/reset-password', 'newPassword'],
  ['PATCH /api/admin/users/{}/toggle-status', 'isActive'],
  ['GET /api/profile', ''],
  ['GET /api/child-profile/{}', ''],
  ['PATCH /api/profile', 'name gradeLevel username currentPassword newPassword'],
  ['GET /api/check-username/{}', ''],
  ['GET /api/child-stats/{}', ''],
  ['GET /api/child-proficiency/{}', ''],
  ['GET /api/child-assessments/{}', ''],
  ['POST /api/auth/register', 'username password role name gradeLevel email parentCode'],
  [
    'POST /api/auth/register-family',
    'parentName parentEmail parentPassword childName childUsername childPassword gradeLevel',
  ],
  ['GET /api/parent/children', ''],
  ['POST /api/parent/link-child', 'childUsername'],
  ['DELETE /api/parent/unlink-child/{}', ''],
  ['GET /api/admin/pre-generation/stats', ''],
  ['GET /api/admin/pre-generation/batches', ''],
  [
    'POST /api/admin/pre-generation/batches',
    'batchName primaryLevel subStrandFilter heuristicFilter proficiencyFilter targetQuestions priority openEndedPercentage mcqPercentage fillBlankPercentage',
  ],
  ['GET /api/admin/pre-generation/questions', ''],
  ['GET /api/admin/assessments-for-verification', 'student assessment grade flagged'],
  ['GET /api/admin/question-flags-stats', ''],
  ['GET /api/admin/pre-generation/curriculum-coverage', 'primaryLevel'],
  ['GET /api/admin/analytics', ''],
  ['GET /api/admin/users', ''],
  ['GET /api/admin/system-health', ''],
  ['GET /api/admin/system-errors', ''],
  ['POST /api/demo-sophisticated-visual', 'gradeLevel subStrandId proficiencyLevel seed'],
  ['POST /api/demo-visual-probability', 'subStrandId gradeLevel'],
];

/** Fields of the specification in the responses: the call, where in its response, the names. */
const FIELDS: ReadonlyArray<readonly [what: string, call: string, path: string, names: string]> = [
  ['a user', 'GET /api/auth/user', 'user', 'userId username firstName lastName role gradeLevel children'],
  [
    'a child of a user',
    'GET /api/auth/user',
    'user children',
    'displayName id userId firstName lastName username gradeLevel createdAt',
  ],
  ['the signed-in user', 'POST /api/auth/login', 'user', 'role children'],
  [
    'a summary of an assessment',
    'GET /api/assessments',
    '',
    'id type score totalQuestions date completedAt isCompleted currentQuestion lastSaved childId answers',
  ],
  ['an answer of a summary', 'GET /api/assessments', 'answers', 'working answer'],
  [
    'an opened assessment',
    'GET /api/assessments/access/{}',
    'assessment',
    'questions answers currentQuestion isCompleted lastSaved feedback childId id date completedAt score totalQuestions',
  ],
  [
    'a question',
    'GET /api/assessments/access/{}',
    'assessment questions',
    'id questionText questionType proficiencyLevel subStrandId subStrandDisplayName heuristicId heuristicDisplayName scaffoldingHints mcqOptions visual answerCount answerLabels modelAnswer solutionSteps',
  ],
  [
    'an option of a question',
    'GET /api/assessments/access/{}',
    'assessment questions mcqOptions',
    'label text isCorrect',
  ],
  ['the drawing of a question', 'GET /api/assessments/access/{}', 'assessment questions visual', 'svg'],
  [
    'a stored answer',
    'GET /api/assessments/access/{}',
    'assessment answers',
    'working answer selectedOption drawing answerParts blankAnswers',
  ],
  [
    'feedback',
    'GET /api/assessments/access/{}',
    'assessment feedback',
    'isCorrect feedback suggestions modelAnswer',
  ],
  ['a model answer', 'GET /api/assessments/access/{}', 'assessment feedback modelAnswer', 'answer working'],
  ['a saved paper', 'POST /api/assessments/{}/save', '', 'lastSaved'],
  ['an outcome', 'POST /api/assessments/submit', '', 'score feedback timeSpentSeconds'],
  ['a created assessment', 'POST /api/assessments/create', '', 'success assessment'],
  ['its id', 'POST /api/assessments/create', 'assessment', 'assessmentId'],
  ['a mixed assessment', 'POST /api/dual-proficiency/generate-assessment', '', 'assessment data'],
  ['a review', 'POST /api/assessments/generate-review', 'data', 'questionsCount assessmentId'],
  ['a report', 'POST /api/assessments/{}/flag-question', '', 'success newQuestion questionValid message'],
  ['a checked solution', 'POST /api/questions/{}/verify', '', 'success corrected error'],
  [
    'a challenge',
    'POST /api/assessments/{}/challenge',
    '',
    'scoreUpdated newQuestion message adminFeedback evaluationDetails',
  ],
  [
    'the reasons of a challenge',
    'POST /api/assessments/{}/challenge',
    'evaluationDetails',
    'reasoning semanticAnalysis educationalNote',
  ],
  [
    'a proficiency record',
    'GET /api/dual-proficiency/readiness-matrix/{}',
    'data readinessMatrix',
    'subStrandId heuristicId proficiencyScore questionsAttempted questionsCorrect readinessLevel lastPracticed',
  ],
  ['the stats', 'GET /api/stats', '', 'overallPerformance assessmentsThisWeek currentStreak'],
  ['the dashboard', 'GET /api/dashboard', '', 'hasCompletedDiagnostic stats'],
  ['the streak', 'GET /api/dashboard', 'stats', 'currentStreak'],
  [
    'separated proficiency',
    'GET /api/separated-proficiency/stats/{}',
    'data',
    'overallPerformance individualHeuristics individualSubStrands totalAssessments masteredConcepts topPerformingConcepts topPerformingHeuristics',
  ],
  [
    'overall performance',
    'GET /api/separated-proficiency/stats/{}',
    'data overallPerformance',
    'proficientSubStrands proficientHeuristics totalSubStrands totalHeuristics',
  ],
  ['suggestions', 'GET /api/assessments/suggestions/{}', '', 'suggestion recommendations'],
  ['a suggestion', 'GET /api/assessments/suggestions/{}', 'suggestion', 'type reasoning'],
  ['a recommendation', 'GET /api/assessments/suggestions/{}', 'recommendations', 'title description'],
  ['preferences', 'GET /api/user-preferences', '', 'success data'],
  ['the preference', 'GET /api/user-preferences', 'data', 'questionsPerAssessment'],
  [
    'a topic',
    'GET /api/topics',
    '',
    'id name description gradeLevel difficultyLevel isActive modelQuestions modelAnswers',
  ],
  ['a model question', 'GET /api/topics', 'modelQuestions', 'question difficulty'],
  ['a model answer of a topic', 'GET /api/topics', 'modelAnswers', 'answer explanation'],
  [
    'a topic record',
    'GET /api/proficiency',
    '',
    'id topicId topicName score assessmentCount lastAssessed trend',
  ],
  [
    'a user of the admin list',
    'GET /api/admin/users-detailed',
    '',
    'id username firstName lastName email role gradeLevel isActive createdAt lastActive parentInfo childrenInfo',
  ],
  ['the parent of a listed user', 'GET /api/admin/users-detailed', 'parentInfo', 'hasParent parentName'],
  ['a user of the short list', 'GET /api/admin/users', '', 'role userId createdAt lastActive'],
  [
    'a linked child',
    'GET /api/parent/children',
    '',
    'id userId firstName lastName username gradeLevel createdAt',
  ],
  ['a profile', 'GET /api/profile', '', 'firstName lastName username gradeLevel role parentInfo'],
  ['a username', 'GET /api/check-username/{}', '', 'available message'],
  [
    'child statistics',
    'GET /api/child-stats/{}',
    '',
    'correctAnswers totalQuestions assessmentsCompleted topicsLoaded overallPerformance topicsMastered streak',
  ],
  [
    'an assessment of a child',
    'GET /api/child-assessments/{}',
    '',
    'id date isCompleted score totalQuestions completedAt type childId',
  ],
  ['a registered family', 'POST /api/auth/register-family', '', 'parent child'],
  ['a registered child', 'POST /api/auth/register-family', 'child', 'displayName gradeLevel'],
  [
    'admin analytics',
    'GET /api/admin/analytics',
    '',
    'activeUsersWeek activeUsersMonth newSignupsWeek assessmentCompletionRate averageScore avgAssessmentsPerStudent',
  ],
  [
    'question flags',
    'GET /api/admin/question-flags-stats',
    '',
    'totalFlagged tooEasy tooHard qualityScore validationRate autoFixed',
  ],
  [
    'system health',
    'GET /api/admin/system-health',
    '',
    'apiStatus databaseStatus aiServiceStatus uptime memoryUsage errors24h errorTrend totalErrors lastError',
  ],
  ['memory', 'GET /api/admin/system-health', 'memoryUsage', 'heapUsed'],
  ['the last error', 'GET /api/admin/system-health', 'lastError', 'type message timestamp'],
  ['a visual', 'POST /api/demo-sophisticated-visual', '', 'success question'],
  [
    'the question of a visual',
    'POST /api/demo-sophisticated-visual',
    'question',
    'questionType visualComplexity visualType interactionType primaryLevel subStrandId heuristicId difficultyScore questionText visualData mcqOptions expectedAnswer',
  ],
  [
    'a probability test',
    'POST /api/demo-visual-probability',
    '',
    'decision visualProbability subStrandId gradeLevel category',
  ],
  [
    'a batch',
    'GET /api/admin/pre-generation/batches',
    '',
    'id batchName primaryLevel targetQuestions generatedQuestions validatedQuestions status startedAt',
  ],
  [
    'the figures of batches',
    'GET /api/admin/pre-generation/stats',
    '',
    'totalGenerated totalValidated totalFailed validationSuccessRate averageValidationTime activeBatches',
  ],
  [
    'a validated question',
    'GET /api/admin/pre-generation/questions',
    'data',
    'id primaryLevel questionText heuristicId subStrandId validationScore',
  ],
  [
    'an assessment to verify',
    'GET /api/admin/assessments-for-verification',
    '',
    'id studentName date isCompleted score totalQuestions gradeLevel type timeSpentSeconds questions answers feedback',
  ],
  [
    'a question to verify',
    'GET /api/admin/assessments-for-verification',
    'questions',
    'questionText expectedAnswer solutionSteps',
  ],
  [
    'feedback to verify',
    'GET /api/admin/assessments-for-verification',
    'feedback',
    'isCorrect feedback suggestions modelAnswer',
  ],
  [
    'a model answer to verify',
    'GET /api/admin/assessments-for-verification',
    'feedback modelAnswer',
    'answer working explanation',
  ],
  [
    'coverage',
    'GET /api/admin/pre-generation/curriculum-coverage',
    '',
    'summary byLevel bySubStrand byHeuristic byProficiency',
  ],
  [
    'the summary of coverage',
    'GET /api/admin/pre-generation/curriculum-coverage',
    'summary',
    'totalQuestions coverageScore levelsWithGaps topGaps',
  ],
  [
    'a gap of coverage',
    'GET /api/admin/pre-generation/curriculum-coverage',
    'summary topGaps',
    'area missing',
  ],
  [
    'coverage of a level',
    'GET /api/admin/pre-generation/curriculum-coverage',
    'byLevel',
    'level count percentage',
  ],
  [
    'coverage of a sub-strand',
    'GET /api/admin/pre-generation/curriculum-coverage',
    'bySubStrand',
    'subStrandId subStrandName level count',
  ],
  [
    'coverage of a heuristic',
    'GET /api/admin/pre-generation/curriculum-coverage',
    'byHeuristic',
    'heuristicId heuristicName count',
  ],
  [
    'coverage of a proficiency level',
    'GET /api/admin/pre-generation/curriculum-coverage',
    'byProficiency',
    'proficiencyLevel count percentage',
  ],
  ['an answer to verify', 'GET /api/admin/assessments-for-verification', 'answers', 'answer working'],
  ['the drawing of a visual', 'POST /api/demo-sophisticated-visual', 'question visualData', 'svg'],
  [
    'an option of a visual',
    'POST /api/demo-sophisticated-visual',
    'question mcqOptions',
    'label text isCorrect',
  ],
  [
    'a blank of a question',
    'GET /api/assessments/access/{}',
    'assessment questions blankPositions',
    'answer acceptedAnswers caseSensitive',
  ],
  [
    'a concept of separated proficiency',
    'GET /api/separated-proficiency/stats/{}',
    'data individualSubStrands',
    'questionsAttempted questionsCorrect',
  ],
];

describe('specified calls', () => {
  it.each(CALLS)('%s is a call of the product and takes "%s"', (call, sent) => {
    const endpoint = endpointOf(call);
    expect(endpoint).toBeDefined();
    const known = [
      ...(endpoint?.body ? keysOf(endpoint.body) : []),
      ...(endpoint?.query ? keysOf(endpoint.query) : []),
    ];
    expect(known).toEqual(expect.arrayContaining(sent.split(' ').filter(Boolean)));
  });

  it.each(FIELDS)('%s has its fields', (_what, call, path, names) => {
    const endpoint = endpointOf(call);
    const keys = endpoint ? keysOf(endpoint.response, path.split(' ').filter(Boolean)) : [];
    expect(keys).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('takes a PDF as the field `pdf` of a form', () => {
    expect(endpointOf('POST /api/topics/process-pdf')?.upload).toMatchObject({ field: 'pdf' });
  });
});

import {
  type ModelAnswer,
  type StoredQuestion,
  TOPIC_LIMITS,
  type Topic,
} from '@sumfox/contracts/content/topic';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import type { TopicRow } from './topic.entity.js';

type Reader = Pick<PersonCaller, 'userId' | 'role'>;
type Owned = Pick<TopicRow, 'ownerId' | 'isShared'>;

/** Checks whether a person may change and delete a topic: an admin every topic, a parent their own (ACCESS-9). */
export function isEditableBy({ ownerId, isShared }: Owned, { userId, role }: Reader): boolean {
  return role === 'admin' || (!isShared && ownerId === userId);
}

/** Checks whether a person sees an existing topic: those they may change, and every active shared one. */
export function isVisibleTo(topic: Owned & Pick<TopicRow, 'isActive'>, reader: Reader): boolean {
  return isEditableBy(topic, reader) || (topic.isShared && topic.isActive);
}

/** Whether two topics belong together: both shared, or both of one parent. What is private never becomes shared. */
export function isOfOneOwner(one: Owned, other: Owned): boolean {
  return one.isShared === other.isShared && (one.isShared || one.ownerId === other.ownerId);
}

/** Size of a topic's text in bytes. */
export function sizeOf(
  fields: Pick<Topic, 'name' | 'description' | 'modelQuestions' | 'modelAnswers'>,
): number {
  const { name, description, modelQuestions, modelAnswers } = fields;
  return Buffer.byteLength(JSON.stringify([name, description, modelQuestions, modelAnswers]));
}

const BY_NAME = new Intl.Collator('en-SG', { numeric: true, sensitivity: 'base' });

/** The first of some topics, as many as have so many bytes together. */
export function listFitting<Row extends { bytes: number }>(rows: readonly Row[], maxBytes: number): Row[] {
  let total = 0;
  const end = rows.findIndex(({ bytes }) => (total += bytes) > maxBytes);
  return end === -1 ? [...rows] : rows.slice(0, end);
}

/** By grade, then by name; topics of the same name by age. */
export function compareTopics(one: TopicRow, other: TopicRow): number {
  return (
    one.gradeLevel.localeCompare(other.gradeLevel) ||
    BY_NAME.compare(one.name, other.name) ||
    one.id.localeCompare(other.id)
  );
}

/** A topic as the caller sees it. */
export function toTopic(row: TopicRow, reader: Reader): Topic {
  const { id, name, description, gradeLevel, difficultyLevel, modelQuestions, modelAnswers } = row;
  return {
    id,
    name,
    description,
    gradeLevel,
    difficultyLevel,
    modelQuestions,
    modelAnswers,
    isActive: row.isActive,
    isShared: row.isShared,
    isEditable: isEditableBy(row, reader),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Content = Pick<Topic, 'modelQuestions' | 'modelAnswers'>;

/**
 * The kept topic's content followed by what only the other topic has. If both have numbered answers for each question,
 * a question keeps its answer, and a question of both keeps the kept topic's form. Otherwise questions and answers are
 * merged separately. @returns null when the result exceeds the limits of a topic.
 */
export function mergeContent(kept: Content, other: Content): Content | null {
  const merged = isPaired(kept) && isPaired(other) ? mergePairs(kept, other) : mergeLists(kept, other);
  const fits =
    merged.modelQuestions.length <= TOPIC_LIMITS.questions &&
    merged.modelAnswers.length <= TOPIC_LIMITS.answers;
  return fits ? merged : null;
}

const isPaired = ({ modelQuestions, modelAnswers }: Content) => modelQuestions.length === modelAnswers.length;

function mergePairs(kept: Content, other: Content): Content {
  const known = new Set(kept.modelQuestions.map(questionKey));
  const added = other.modelQuestions.flatMap((question, at) => {
    const key = questionKey(question);
    if (known.has(key)) return [];
    known.add(key);
    return [at];
  });
  const pick = <Entry>(entries: readonly Entry[]) => added.flatMap((at) => entries[at] ?? []);
  return {
    modelQuestions: [...kept.modelQuestions, ...pick(other.modelQuestions)],
    modelAnswers: [...kept.modelAnswers, ...pick(other.modelAnswers)],
  };
}

function mergeLists(kept: Content, other: Content): Content {
  return {
    modelQuestions: union(kept.modelQuestions, other.modelQuestions, questionKey),
    modelAnswers: union(kept.modelAnswers, other.modelAnswers, answerKey),
  };
}

function union<Entry>(kept: readonly Entry[], other: readonly Entry[], keyOf: (entry: Entry) => string) {
  const known = new Set(kept.map(keyOf));
  const added = other.filter((entry) => {
    const key = keyOf(entry);
    return !known.has(key) && known.add(key);
  });
  return [...kept, ...added];
}

/** The same for texts that only differ in how their blanks and accents are typed; case counts in mathematics. */
const textKey = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
/** A question with pictures is the same as no other: texts such as "Find the area." ask of what is drawn. */
const questionKey = ({ question, pictures }: StoredQuestion) =>
  JSON.stringify([textKey(question), ...(pictures ?? [])]);
const answerKey = ({ answer, explanation }: ModelAnswer) =>
  JSON.stringify([textKey(answer), textKey(explanation ?? '')]);

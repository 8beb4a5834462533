import { parseArgs } from 'node:util';
import { loadAiConfig } from '@sumfox/ai/ai.config';
import { costMicroUsd, pricesOf } from '@sumfox/ai/provider/cost.rules';
import { PRICES_READ_ON } from '@sumfox/ai/provider/model-prices';
import { buildRequest } from '@sumfox/ai/provider/model-request';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { judgeWorking } from '@sumfox/marking-service/ai-judge/prompts/judge-working.v1';
import {
  LONGEST_SENT,
  listOpenPoints,
  screenWorking,
} from '@sumfox/marking-service/ai-judge/working-screen.rules';
import { listCells } from '@sumfox/question-engine/cells';
import { NoItemFound, UnsupportedPairing, makeItem } from '@sumfox/question-engine/make-item';
import { seeded } from '@sumfox/testing/fake-model/script';
import { simulateAnswer } from './simulated-answers.mjs';

/** What share of answers the rules settle alone, what they take for right that is not, and what the rest costs. */

const MIN_BY_RULES = 0.95;
const MAX_FALSE_REJECTS = 0.005;
const QUESTIONS_PER_PAPER = 10;
/** Characters of English and JSON for each token, as providers count. */
const CHARACTERS_PER_TOKEN = 4;
/** Tokens of one reply, the quotes included. */
const REPLY_TOKENS = 60;
/** The mix of kinds on a paper (PAPER-8): four choices and one text with blanks in ten questions. */
const TYPES = [...Array(4).fill('mcq'), 'fill-in-the-blank', ...Array(5).fill('open-ended')];
const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'];

/** One item after the other through all cells, levels and types. */
function* listItems() {
  const cells = GRADE_LEVELS.flatMap((gradeLevel) =>
    listCells(gradeLevel).map((cell) => ({ gradeLevel, cell })),
  );
  for (let round = 0; ; round += 1) {
    for (const [place, { gradeLevel, cell }] of cells.entries()) {
      const { subStrandId, heuristicId } = cell;
      const level = LEVELS[(round + place) % LEVELS.length];
      const questionType = TYPES[(round * 7 + place) % TYPES.length];
      const id = `${gradeLevel}-${subStrandId}-${heuristicId}-${round}`;
      try {
        yield makeItem({ id, gradeLevel, subStrandId, heuristicId, level, questionType, seed: round });
      } catch (error) {
        // Some cells lack a level or type.
        if (!(error instanceof UnsupportedPairing || error instanceof NoItemFound)) throw error;
      }
    }
  }
}

/** Tokens of the question to the model about one answer. */
function requestTokens({ item, response }) {
  const points = response.scheme.markPoints.map(({ id, label }) => ({ point: id, finds: label }));
  const working = (response.working || (response.answer ?? '')).slice(0, LONGEST_SENT);
  const data = JSON.stringify({ question: item.question.questionText, points, working });
  const request = buildRequest(judgeWorking, data, SETTINGS);
  return JSON.stringify(request).length / CHARACTERS_PER_TOKEN;
}

const SETTINGS = loadAiConfig().settings['judge-working'];
const PRICES = pricesOf(SETTINGS.model);

/** US dollars per thousand papers, each call at the listed price and without caching. */
function dollarsPerThousandPapers(calls, answers) {
  const micro = calls.reduce((sum, call) => {
    const usage = { inputTokens: requestTokens(call), cachedTokens: 0, outputTokens: REPLY_TOKENS };
    return sum + costMicroUsd(PRICES, usage);
  }, 0);
  return ((micro / answers) * QUESTIONS_PER_PAPER * 1_000) / 1_000_000;
}

function main() {
  const { values } = parseArgs({ options: { answers: { type: 'string', default: '10000' } } });
  const wanted = Number(values.answers);
  const random = seeded(20_261_122);
  const answers = [];
  for (const item of listItems()) {
    if (answers.length >= wanted) break;
    answers.push(simulateAnswer(item, random), simulateAnswer(item, random));
  }
  const falseAccepts = [];
  const falseRejects = [];
  const asked = [];
  for (const answer of answers) {
    const { response, isRight, item } = answer;
    const mark = markResponse(response);
    if (mark.isCorrect && !isRight) falseAccepts.push(answer);
    if (!mark.isCorrect && isRight) falseRejects.push(answer);
    const isOpen = listOpenPoints(response, mark).length > 0;
    if (isOpen && screenWorking(response.working, item.question.questionText) === 'fit') asked.push(answer);
  }
  report(answers, asked, falseAccepts, falseRejects);
}

function report(answers, asked, falseAccepts, falseRejects) {
  const byRules = 1 - asked.length / answers.length;
  const cells = new Set(
    answers.map(
      ({ item }) => `${item.question.subStrandId} ${item.question.heuristicId} ${item.provenance.gradeLevel}`,
    ),
  );
  const rulesFirst = dollarsPerThousandPapers(asked, answers.length);
  const always = dollarsPerThousandPapers(answers, answers.length);
  const percent = (share) => `${(100 * share).toFixed(2)} %`;
  const lines = [
    `${answers.length} answers to questions of ${cells.size} cells, ${answers.filter(({ isRight }) => isRight).length} of them right`,
    `settled by rules alone      ${percent(byRules)} (at least ${percent(MIN_BY_RULES)})`,
    `wrong answers taken as right ${falseAccepts.length} (0)`,
    `right answers not taken      ${falseRejects.length}, ${percent(falseRejects.length / answers.length)} (at most ${percent(MAX_FALSE_REJECTS)})`,
    `1 000 papers of ${QUESTIONS_PER_PAPER}, ${SETTINGS.model}, prices of ${PRICES_READ_ON}: rules first $${rulesFirst.toFixed(4)}, model always $${always.toFixed(4)} (${(always / rulesFirst).toFixed(0)} times as much)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const [name, list] of [
    ['taken as right', falseAccepts],
    ['not taken', falseRejects],
  ])
    for (const { kind, response } of list.slice(0, 10)) {
      const given = JSON.stringify(
        response.answer ?? response.blankAnswers ?? response.answerParts ?? response.selectedOption,
      );
      process.stdout.write(`  ${name}: ${given} for ${response.scheme.modelAnswer} (${kind})\n`);
    }
  const isHeld =
    byRules >= MIN_BY_RULES &&
    falseAccepts.length === 0 &&
    falseRejects.length <= MAX_FALSE_REJECTS * answers.length;
  if (!isHeld) process.exitCode = 1;
}

main();

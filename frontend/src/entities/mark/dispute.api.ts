import {
  challengeMark,
  flagQuestion,
  markAgain,
  verifySolution,
} from '@sumfox/contracts/assessment/dispute.endpoints';
import type { ChallengeReason } from '@sumfox/contracts/assessment/dispute';
import { call } from '../../shared/api/call.js';

const paper = (id: number) => ({ id: String(id) });

export const reportQuestion = (id: number, questionIndex: number) =>
  call(flagQuestion, { params: paper(id), body: { questionIndex } });

export const challengeQuestion = (id: number, questionIndex: number, challengeReason: ChallengeReason) =>
  call(challengeMark, { params: paper(id), body: { questionIndex, challengeReason } });

export const checkSolution = (questionId: string) => call(verifySolution, { params: { id: questionId } });

export const askMarkAgain = (id: number) => call(markAgain, { params: paper(id) });

/**
 * Whether what this process reads and answers is held to its schemas throughout: every row of a statement, and every
 * answer to another service. Where children work the first row is enough, and the compiler's word for an answer.
 */
export function isCheckingContracts({ CONTRACT_CHECKS, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  return CONTRACT_CHECKS === undefined ? NODE_ENV === 'test' : CONTRACT_CHECKS === 'on';
}

export const CHECKS_CONTRACTS = isCheckingContracts(process.env);

import vm from 'node:vm';
import NodeEnvironment from 'jest-environment-node';

/**
 * Jest's environment of Node, whose globals are found as quickly as in a program. By itself jest puts a proxy in the
 * place of the global object, and each `BigInt`, `Number` or `Math` of a test asks it: a tenth of the speed for code
 * that calculates (`infra/decisions/0153-globals-of-tests-are-plain.md`).
 */
export default class PlainEnvironment extends NodeEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}

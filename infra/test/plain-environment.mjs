import vm from 'node:vm';
import NodeEnvironment from 'jest-environment-node';

/**
 * Jest's Node environment with an ordinary global object. Jest's default puts a proxy in its place, which each
 * `BigInt`, `Number` or `Math` of a test must ask: a tenth of the speed for code that calculates
 * (`infra/decisions/0153-globals-of-tests-are-plain.md`).
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

import { PROCESS_NAMES, type ProcessName } from '@sumfox/contracts/processes';
import { loadOwnIdentity, loadServiceAddresses } from '../config/process.config.js';
import { CallerTokens } from '../rpc/caller-token.js';
import { type WrittenKeyPair, createKeyPair, writePublicKeys } from '../config/process-keys.js';
import { ServiceClient } from '../rpc/service-client.js';

/** The keys of every process, and clients that call as any of them: for tests that stand in for others. */
export class TestCallers {
  private readonly pairs = Object.fromEntries(PROCESS_NAMES.map((name) => [name, createKeyPair()])) as Record<
    ProcessName,
    WrittenKeyPair
  >;
  private readonly opened = new Map<ProcessName, ServiceClient>();

  /** The environment's settings of a process. */
  environmentOf(name: ProcessName): Record<'PROCESS_NAME' | 'INTERNAL_KEY' | 'INTERNAL_PUBLIC_KEYS', string> {
    return {
      PROCESS_NAME: name,
      INTERNAL_KEY: this.pairs[name].privateKey,
      INTERNAL_PUBLIC_KEYS: writePublicKeys(this.pairs),
    };
  }

  tokensOf(name: ProcessName): CallerTokens {
    return new CallerTokens(loadOwnIdentity(name, this.environmentOf(name)));
  }

  /** Calls the services at the addresses in the environment. */
  client(name: ProcessName): ServiceClient {
    const known = this.opened.get(name);
    if (known) return known;
    const client = new ServiceClient(loadServiceAddresses(), this.tokensOf(name));
    this.opened.set(name, client);
    return client;
  }

  async close(): Promise<void> {
    await Promise.all([...this.opened.values()].map((client) => client.onApplicationShutdown()));
  }
}

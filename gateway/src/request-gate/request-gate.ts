import os from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { foldAddress, isOwnHost } from '../address/index.js';
import { type Counter, LimitStore, tooMany } from '../limits/index.js';

/**
 * Pages and files that one address may load in a minute: five classes of forty pupils open the product at once, and
 * each pupil loads about sixty files.
 */
const FILES = { max: 12_000, seconds: 60 };
/** A file that is not there counts for so many: no page of ours asks for one. */
const REFUSED_FILE_COUNTS = 20;

/** Hosts of ours that are remembered; a caller may put any port behind a name. */
const HOSTS_MAX = 100;

/** File names of the build; other names cannot exist. */
const FILE_PATH = /^\/assets\/[\w.-]{1,200}$/;

/** Checks every request first: the host name, and for a file, the number of requests. */
@Injectable()
export class RequestGate {
  private readonly files: Counter;
  private readonly names: readonly string[];
  /** Hosts that were found to be ours, each with the address at which it was asked for. */
  private readonly ownHosts = new Set<string>();

  constructor(
    store: LimitStore,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {
    this.files = store.alone('files', FILES);
    const machine = os.hostname().toLowerCase();
    this.names = [...config.PUBLIC_HOSTS, machine, `${machine}.local`];
  }

  /**
   * Rejects a foreign host: another site could point its name at this address, and its pages would count as the same
   * origin. A trusted proxy may name the host.
   */
  rejectForeignHost(request: FastifyRequest): void {
    const { host } = request;
    const { localAddress } = request.socket;
    const asked = `${host} ${localAddress}`;
    if (this.ownHosts.has(asked)) return;
    if (isOwnHost(host, localAddress, this.names)) {
      if (this.ownHosts.size >= HOSTS_MAX) this.ownHosts.clear();
      this.ownHosts.add(asked);
      return;
    }
    throw new ProductError(
      'misdirected',
      'unknown-host',
      'This address does not belong to the product. Please use the address you were given.',
    );
  }

  /** Counts a request for a page or a file; throws `too-many`, or `not-found` for a file that cannot be there. */
  async admitFile(request: FastifyRequest): Promise<void> {
    if (this.config.RATE_LIMITS === 'on') {
      const waitMs = await this.files.take([foldAddress(request.ip)]);
      if (waitMs > 0) throw tooMany(waitMs);
    }
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith('/assets/') && !FILE_PATH.test(path))
      throw new ProductError('not-found', 'not-found', 'Not found');
  }

  /** Counts another rejected file. */
  async countRefusedFile(request: FastifyRequest): Promise<void> {
    if (this.config.RATE_LIMITS === 'on')
      await this.files.add([foldAddress(request.ip)], REFUSED_FILE_COUNTS - 1);
  }
}

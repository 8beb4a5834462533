import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { LimitStore } from '../limits/index.js';

const KNOWN_SECONDS = 180 * 86_400;
const DEVICE_ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Stores the devices on which an account has signed in. Each has its own count, so that guesses elsewhere do not lock
 * the owner out.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly store: LimitStore) {}

  async knows(device: string | null, name: string): Promise<boolean> {
    return (
      device !== null && DEVICE_ID.test(device) && this.store.knows('known', [device, foldUsername(name)])
    );
  }

  /** After a sign-in. Returns the device's id, a new one where it had none. */
  async remember(device: string | null, name: string): Promise<string> {
    const id = device && DEVICE_ID.test(device) ? device : randomBytes(16).toString('base64url');
    await this.store.remember('known', [id, foldUsername(name)], KNOWN_SECONDS);
    return id;
  }
}

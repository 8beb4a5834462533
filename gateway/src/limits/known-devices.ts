import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { LimitStore } from './limit-store.js';

const KNOWN_MS = 180 * 86_400_000;
const DEVICE_ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * On which devices an account has signed in before. Such a device has a count of its own, so that whoever guesses at
 * a classmate's password elsewhere cannot keep the classmate out.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly store: LimitStore) {}

  async knows(device: string | null, name: string): Promise<boolean> {
    return device !== null && DEVICE_ID.test(device) && this.store.knows(this.key(device, name));
  }

  /** After a sign-in. Returns the device's id, a new one where it had none. */
  async remember(device: string | null, name: string): Promise<string> {
    const id = device && DEVICE_ID.test(device) ? device : randomBytes(16).toString('base64url');
    await this.store.remember(this.key(id, name), KNOWN_MS);
    return id;
  }

  private key(device: string, name: string): string {
    return this.store.key('known', device, foldUsername(name));
  }
}

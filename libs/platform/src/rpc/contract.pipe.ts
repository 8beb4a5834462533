import { Injectable, type PipeTransform } from '@nestjs/common';
import * as z from 'zod/mini';
import type { HandledContract } from './handles.decorator.js';

/**
 * Holds the input of a call between services to the contract of its handler. Throws on another shape, which is a fault
 * of the product. The gateway has parsed the input of a public call before.
 */
@Injectable()
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { data: handled }: { data?: HandledContract | string }): unknown {
    const isCall = typeof handled === 'object' && handled.kind === 'call';
    return isCall ? z.parse(handled.contract.input, value) : value;
  }
}

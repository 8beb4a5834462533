import { useRef } from 'react';
import { newUuid } from './trace-context.js';

/**
 * Gives the body of a form its request id: the same one as long as nothing in it changes, so that pressing the button
 * again after a lost answer asks for the same accounts, and a new one with every change.
 */
export function useRequestId<Body extends object>(): (body: Body) => Body & { requestId: string } {
  const last = useRef<{ content: string; requestId: string } | null>(null);
  return (body) => {
    const content = JSON.stringify(body);
    if (last.current?.content !== content) last.current = { content, requestId: newUuid() };
    return { ...body, requestId: last.current.requestId };
  };
}

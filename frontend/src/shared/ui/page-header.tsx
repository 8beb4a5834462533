import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the shell has room above `<main>` for the header of a page that brings its own; null before it is there. */
export const PageHeaderSlot = createContext<HTMLElement | null>(null);

/** The header of a page, outside of `<main>`: within it, it would be no landmark. */
export function PageHeader({ className, children }: { className: string; children: ReactNode }) {
  const slot = use(PageHeaderSlot);
  return slot && createPortal(<header className={className}>{children}</header>, slot);
}

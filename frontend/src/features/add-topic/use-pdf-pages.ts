import { useEffect, useState } from 'react';
import type { PdfPages } from './pdf-pages.js';

/** The pages of a chosen file, once the part that draws them is there; `failed` where the browser cannot. */
export function usePdfPages(file: File | null): PdfPages | 'failed' | null {
  const [pages, setPages] = useState<PdfPages | 'failed' | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let opened: PdfPages | null = null;
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const { openPdf } = await import('./pdf-pages.js');
      opened = await openPdf(file);
      if (isCurrent) setPages(opened);
      else opened.close();
    };
    // The pairs can be checked without the pages.
    open().catch(() => isCurrent && setPages('failed'));
    return () => {
      isCurrent = false;
      opened?.close();
      setPages(null);
    };
  }, [file]);
  return pages;
}

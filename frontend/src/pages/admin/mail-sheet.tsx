import { useEffect, useRef } from 'react';

/**
 * The HTML of an e-mail in a tree of its own, so that no style of the page reaches it. The page's policy forbids style
 * attributes in markup, so they are set one by one; scripts do not run in a parsed document.
 */
export function MailSheet({ html, width, label }: { html: string; width: number; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.replaceChildren(...readMail(html));
  }, [html]);
  return <div ref={host} className="mail__sheet" role="region" aria-label={label} style={{ width }} />;
}

function readMail(html: string): Node[] {
  // The policy holds for a parsed document too. A quote within a text is escaped, so this meets attributes only.
  const unstyled = html.replaceAll(' style="', ' data-style="');
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  const sheet = document.createElement('div');
  for (const element of body.querySelectorAll('script, style, link, iframe')) element.remove();
  const styles = [body, ...body.querySelectorAll('[data-style]')].map((element) => {
    const style = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    return { element, style };
  });
  sheet.append(...body.childNodes);
  for (const { element, style } of styles)
    (element === body ? sheet : (element as HTMLElement)).style.cssText = style;
  for (const link of sheet.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
  return [sheet];
}

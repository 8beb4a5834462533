import { render, toPlainText } from '@react-email/render';
import type { MailConfig } from '../config.js';
import type { MailRow } from './mail.entity.js';
import { writeDigest } from './digest.messages.js';
import type { ContentOf } from './mail-content.js';
import { writeMail } from './mail.messages.js';
import { DigestMail } from './templates/digest-mail.js';
import { FOX_PICTURE } from './templates/fox-picture.js';
import { PlainMail } from './templates/plain-mail.js';

/** An e-mail as text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Address that ends further e-mails of this kind at a call, and leads a person to a page; null for security. */
  unsubscribeUrl: string | null;
}

/** What the text needs of a row. */
type Written = Pick<MailRow, 'content' | 'token'>;

/** `hidesSecrets`: for admins, the links that let their holder act are left out. */
export async function renderMail(
  { content, token }: Written,
  { pagesUrl }: Pick<MailConfig, 'pagesUrl'>,
  { hidesSecrets }: { hidesSecrets: boolean },
): Promise<RenderedMail> {
  const secret = hidesSecrets ? null : (token ?? null);
  const foxUrl = hidesSecrets ? `data:image/png;base64,${FOX_PICTURE}` : 'cid:fox@sumfox';
  if (content.kind === 'weekly-digest') return renderDigest(content, { pagesUrl, secret, foxUrl });
  const words = writeMail(content);
  const actionUrl = words.action && toActionUrl(pagesUrl, words.action, secret);
  const html = await render(
    <PlainMail name={content.name} words={words} actionUrl={actionUrl} foxUrl={foxUrl} />,
  );
  return { subject: words.subject, html, text: toText(html), unsubscribeUrl: null };
}

async function renderDigest(
  { name, childName, childId, digest }: ContentOf<'weekly-digest'>,
  { pagesUrl, secret, foxUrl }: { pagesUrl: string; secret: string | null; foxUrl: string },
): Promise<RenderedMail> {
  const words = writeDigest(childName, digest);
  const stopUrl = toActionUrl(pagesUrl, { page: '/stop-emails', takesSecret: true }, secret);
  const unsubscribeUrl = secret === null ? null : `${pagesUrl}/api/digests/stop/${secret}`;
  const activityUrl = `${pagesUrl}/together/${digest.activityTopicId}`;
  const html = await render(
    <DigestMail
      name={name}
      words={words}
      answersUrl={`${pagesUrl}/child-progress/${childId}#mistakes`}
      activityUrl={activityUrl}
      stopUrl={stopUrl}
      foxUrl={foxUrl}
    />,
  );
  return { subject: words.subject, html, text: toText(html), unsubscribeUrl };
}

/** The secret stands after the hash, so that no server on the way logs it. Null: the page is of no use without it. */
function toActionUrl(
  pagesUrl: string,
  { page, takesSecret }: { page: string; takesSecret: boolean },
  secret: string | null,
): string | null {
  if (!takesSecret) return `${pagesUrl}${page}`;
  return secret === null ? null : `${pagesUrl}${page}#${secret}`;
}

/** Headings as they are written: a name in capitals is shouted. */
function toText(html: string): string {
  return toPlainText(html, {
    selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  });
}

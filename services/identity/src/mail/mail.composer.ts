import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailConfig } from '../config.js';
import { FOX_PICTURE } from './templates/fox-picture.js';
import type { RenderedMail } from './render-mail.js';

const FOX_ID = 'fox@sumfox';

/** Makes the bytes of an e-mail. They are the same each time, apart from the border between its parts. */
export function composeMail(
  mail: { id: string; address: string; createdAt: Date },
  { subject, html, text, unsubscribeUrl }: RenderedMail,
  { from }: Pick<MailConfig, 'from'>,
): Promise<Buffer> {
  const domain = toAddress(from).split('@')[1];
  return new MailComposer({
    from,
    to: mail.address,
    subject,
    text,
    html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${domain}>`,
    // Asks answering machines for silence.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: mail programs show a button that calls the address.
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    attachments: [
      {
        filename: 'sumfox.png',
        cid: FOX_ID,
        content: FOX_PICTURE,
        encoding: 'base64',
        contentType: 'image/png',
      },
    ],
  })
    .compile()
    .build();
}

/** The address alone, from one with a name. */
export function toAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim();
}

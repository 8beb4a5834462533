import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import type { render } from '@react-email/render';
import { FRAME } from '../mail.messages.js';
import { COLOURS, FONT, SMALL } from './styles.js';

/** What stands in an e-mail. Services import no React; JSX brings it. */
type Content = Parameters<typeof render>[0];

interface MailFrameProps {
  /** Line that lists of e-mails show beside the subject. */
  preview: string;
  /** Small line above the title. */
  eyebrow: string;
  title: string;
  /** Source of the fox: part of the e-mail, or a data address. */
  foxUrl: string;
  footer: Content;
  children: Content;
}

/** The card of every e-mail: the fox and a title on green, the text, and small print. */
export function MailFrame({ preview, eyebrow, title, foxUrl, footer, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </Head>
      <Body style={{ margin: 0, padding: '12px 0', backgroundColor: COLOURS.page, fontFamily: FONT }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: 600, width: '100%', backgroundColor: COLOURS.card, borderRadius: 20 }}>
          <MailHead eyebrow={eyebrow} title={title} foxUrl={foxUrl} />
          <div style={{ padding: '22px 24px 24px' }}>{children}</div>
          <div
            style={{
              padding: '16px 24px 22px',
              backgroundColor: COLOURS.inset,
              borderRadius: '0 0 20px 20px',
            }}
          >
            {footer}
          </div>
        </Container>
      </Body>
    </Html>
  );
}

function MailHead({ eyebrow, title, foxUrl }: Pick<MailFrameProps, 'eyebrow' | 'title' | 'foxUrl'>) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ backgroundColor: COLOURS.green, borderRadius: '20px 20px 0 0' }}
    >
      <tbody>
        <tr>
          <td width={96} style={{ padding: '14px 0 0 20px', verticalAlign: 'bottom' }}>
            <img src={foxUrl} alt="" width={92} height={92} style={{ display: 'block' }} />
          </td>
          <td style={{ padding: '18px 20px 18px 14px', verticalAlign: 'middle' }}>
            <p style={{ ...SMALL, fontWeight: 700, color: COLOURS.greenText }}>{eyebrow}</p>
            <h1 style={{ margin: '2px 0 0', fontSize: 24, lineHeight: '30px', color: COLOURS.ink }}>
              {title}
            </h1>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The yellow button; without an address it says that its link is hidden. */
export function MailButton({ label, url }: { label: string; url: string | null }) {
  const style = {
    backgroundColor: COLOURS.yellow,
    borderBottom: `3px solid ${COLOURS.yellowEdge}`,
    borderRadius: 12,
    color: COLOURS.yellowText,
    display: 'inline-block',
    fontSize: 16,
    fontWeight: 800,
    padding: '12px 22px',
  } as const;
  if (url === null) return <span style={style}>{FRAME.hiddenLink(label)}</span>;
  return (
    <Button href={url} style={style}>
      {label}
    </Button>
  );
}

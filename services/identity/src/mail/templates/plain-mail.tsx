import { FRAME, type MailWords } from '../mail.messages.js';
import { MailButton, MailFrame } from './mail-frame.js';
import { COLOURS, SMALL, TEXT } from './styles.js';

interface PlainMailProps {
  name: string;
  words: MailWords;
  /** Null: hidden. */
  actionUrl: string | null;
  foxUrl: string;
}

/** An e-mail of a few lines with at most one button. */
export function PlainMail({ name, words, actionUrl, foxUrl }: PlainMailProps) {
  const { title, lines, action, note } = words;
  return (
    <MailFrame
      preview={lines[0] ?? title}
      eyebrow={`${FRAME.sender} · ${FRAME.about}`}
      title={title}
      foxUrl={foxUrl}
      footer={<p style={SMALL}>{FRAME.security}</p>}
    >
      <p style={TEXT}>{FRAME.greeting(name)}</p>
      {lines.map((line) => (
        <p key={line} style={TEXT}>
          {line}
        </p>
      ))}
      {action && (
        <div style={{ padding: '8px 0 10px' }}>
          <MailButton label={action.label} url={actionUrl} />
        </div>
      )}
      {note && <p style={{ ...SMALL, paddingTop: 6, color: COLOURS.second }}>{note}</p>}
    </MailFrame>
  );
}

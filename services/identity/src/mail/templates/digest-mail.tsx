import type { DigestWords } from '../digest.messages.js';
import { FRAME } from '../mail.messages.js';
import { MailButton, MailFrame } from './mail-frame.js';
import { COLOURS, SMALL, TEXT } from './styles.js';

interface DigestMailProps {
  name: string;
  words: DigestWords;
  /** Page with the answers behind the worry. */
  answersUrl: string;
  /** Page of the activity. */
  activityUrl: string;
  /** Null: hidden. */
  stopUrl: string | null;
  foxUrl: string;
}

/** A child's week: three figures, a win, a worry, and something to do together. */
export function DigestMail({ name, words, answersUrl, activityUrl, stopUrl, foxUrl }: DigestMailProps) {
  return (
    <MailFrame
      preview={words.win}
      eyebrow={`${FRAME.sender} · ${words.week}`}
      title={words.title}
      foxUrl={foxUrl}
      footer={<Footer words={words} stopUrl={stopUrl} />}
    >
      <p style={TEXT}>{FRAME.greeting(name)}</p>
      <p style={TEXT}>{words.intro}</p>
      <Figures figures={words.figures} />
      <Finding
        title={words.winTitle}
        text={words.win}
        colour={COLOURS.greenText}
        ground={COLOURS.greenTint}
      />
      <Finding
        title={words.watchTitle}
        text={words.watch}
        colour={COLOURS.violetText}
        ground={COLOURS.violetTint}
        action={words.watchAction === null ? null : { label: words.watchAction, url: answersUrl }}
      />
      {words.activity && (
        <div
          style={{
            marginTop: 16,
            padding: '18px 20px',
            backgroundColor: COLOURS.yellowGround,
            borderRadius: 16,
          }}
        >
          <p style={{ ...SMALL, fontWeight: 800, color: COLOURS.amberText }}>{words.togetherTitle}</p>
          <h2 style={{ margin: '2px 0 6px', fontSize: 20, lineHeight: '26px', color: COLOURS.ink }}>
            {words.activity.title}
          </h2>
          <p style={{ ...TEXT, margin: '0 0 14px' }}>{words.activity.lead}</p>
          <MailButton label={words.togetherAction} url={activityUrl} />
        </div>
      )}
    </MailFrame>
  );
}

function Figures({ figures }: Pick<DigestWords, 'figures'>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          {figures.map(([figure, label]) => (
            <td key={label} style={{ padding: 4 }}>
              <div style={{ padding: '10px 12px', backgroundColor: COLOURS.inset, borderRadius: 14 }}>
                <b style={{ display: 'block', fontSize: 20, lineHeight: '26px', color: COLOURS.ink }}>
                  {figure}
                </b>{' '}
                <span style={SMALL}>{label}</span>
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Finding(props: {
  title: string;
  text: string;
  colour: string;
  ground: string;
  action?: { label: string; url: string } | null;
}) {
  return (
    <div style={{ marginTop: 12, padding: '12px 16px', backgroundColor: props.ground, borderRadius: 14 }}>
      <h2 style={{ margin: '0 0 2px', fontSize: 16, lineHeight: '22px', color: props.colour }}>
        {props.title}
      </h2>
      <p style={{ ...TEXT, margin: 0 }}>
        {props.text}
        {props.action && (
          <>
            {' '}
            <a href={props.action.url} style={{ color: COLOURS.link, fontWeight: 650 }}>
              {props.action.label}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function Footer({ words, stopUrl }: Pick<DigestMailProps, 'words' | 'stopUrl'>) {
  return (
    <p style={SMALL}>
      {words.footer}
      <br />
      {stopUrl === null ? (
        FRAME.hiddenLink(words.stop)
      ) : (
        <a href={stopUrl} style={{ color: COLOURS.link, fontWeight: 650 }}>
          {words.stop}
        </a>
      )}
    </p>
  );
}

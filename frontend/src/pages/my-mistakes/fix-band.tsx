import type { Mistake } from '@sumfox/contracts/assessment/progress.endpoints';
import { useIsYoung } from '../../entities/account/index.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { FixedPride } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import { Button } from '../../shared/ui/button.js';
import { FoxBand } from '../../shared/ui/fox-band.js';
import { MY_MISTAKES } from './my-mistakes.messages.js';

/** How many wait, how many were put right, and the one key that begins with the first. */
export function FixBand(props: {
  total: number;
  /** Null while that is not known. */
  fixed: number | null;
  first: Mistake;
  busy: boolean;
  onFix: () => void;
}) {
  const t = useMessages(MY_MISTAKES);
  const isYoung = useIsYoung();
  const [{ place }] = useLook();
  const { subStrandDisplayName: name } = props.first.question;
  return (
    <FoxBand
      scene={sceneOf(place)}
      pose="oops"
      action={
        <Button tone="go" disabled={props.busy} onClick={props.onFix}>
          {t.fixOne}
          <span className="visually-hidden"> {name}</span>
        </Button>
      }
    >
      <p className="fox-band__say" role="status">
        <RichMessage
          text={t.toPutRight}
          parts={{ count: (words) => <b>{words}</b> }}
          values={{ count: props.total }}
        />
      </p>
      <p>{t.eachOneIsA}</p>
      <div className="notebook__pride">
        {props.fixed !== null && <FixedPride count={props.fixed} />}
        {isYoung && (
          <Speaker names={t.whatFoxSays} passages={[{ place: 'band', text: t.eachOneIsA }]} leads />
        )}
      </div>
    </FoxBand>
  );
}

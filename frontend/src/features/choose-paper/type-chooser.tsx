import type { AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import {
  type ChosenFocus,
  MakingOverlay,
  useStartAssessment,
  useTargetedPractice,
  ZoomInDialog,
} from '../start-practice/index.js';
import { preferencesQuery } from '../../entities/profile/index.js';
import { listTypeCards, type ChosenType, type TypeCard } from './selection.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHOOSE_PAPER } from './choose-paper.messages.js';
import './type-chooser.css';

/** The fox looks round with its glass, thinks of what fits, or points at what was chosen. */
const POSES = { diagnostic: 'oops', adaptive: 'think', targeted: 'point' } as const;

/** Three types of assessment; choosing one shows its Start button (PAPER-1), and a targeted one asks for its topics. */
export function TypeChooser({ suggested }: { suggested: AssessmentType | null }) {
  const user = useUser();
  const preferences = useQuery(preferencesQuery);
  const [chosen, setChosen] = useState<ChosenType | null>(null);
  const [zoomsIn, setZoomsIn] = useState(false);
  const start = useStartAssessment();
  const targeted = useTargetedPractice();
  const busy = start.isPending || targeted.isPending;
  const begin = (type: ChosenType): void => {
    if (type === 'targeted') setZoomsIn(true);
    else start.mutate(type);
  };
  const generate = (focus: ChosenFocus): void => {
    setZoomsIn(false);
    targeted.mutate(focus);
  };
  return (
    <>
      <ul className="types">
        {listTypeCards(user.gradeLevel, preferences.data?.questionsPerAssessment ?? null).map((card) => (
          <TypeItem
            key={card.type}
            card={card}
            isChosen={card.type === chosen}
            isSuggested={card.type === suggested}
            busy={busy}
            onChoose={() => setChosen(card.type)}
            onStart={() => begin(card.type)}
          />
        ))}
      </ul>
      {zoomsIn && (
        <ZoomInDialog gradeLevel={user.gradeLevel} onClose={() => setZoomsIn(false)} onGenerate={generate} />
      )}
      <MakingOverlay of={[start, targeted]} />
    </>
  );
}

function TypeItem(props: {
  card: TypeCard;
  isChosen: boolean;
  isSuggested: boolean;
  busy: boolean;
  onChoose: () => void;
  onStart: () => void;
}) {
  const t = useMessages(CHOOSE_PAPER);
  const { type, title, text, usually, truly } = props.card;
  return (
    <li className={props.isChosen ? 'card types__card types__card--chosen' : 'card types__card'}>
      <h3 className="types__heading">
        <button
          type="button"
          className="types__choose"
          aria-pressed={props.isChosen}
          disabled={props.busy}
          onClick={props.onChoose}
        >
          {title}
        </button>
      </h3>
      <span className="types__fox">
        <FoxFigure pose={POSES[type]} />
      </span>
      {props.isSuggested && (
        <span className="chip types__badge">
          <Star size={16} aria-hidden /> {t.recommended}
        </span>
      )}
      <p>{text}</p>
      <ul className="types__usually note">
        <li className="types__word">{t.usually}</li>
        {usually.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {truly !== null && <p className="types__truly">{truly}</p>}
      {props.isChosen && (
        <Button tone="primary" large className="action--wide" disabled={props.busy} onClick={props.onStart}>
          {props.busy ? t.creatingAssessment : t.start}
          <span className="visually-hidden"> {props.busy ? '' : title}</span>
        </Button>
      )}
    </li>
  );
}

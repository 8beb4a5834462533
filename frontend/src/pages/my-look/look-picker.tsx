import { Check, Moon, Sun, TabletSmartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useComfort, useSounds } from '../../entities/comfort/index.js';
import {
  ANIMALS,
  AnimalPicture,
  PLACES,
  SHADES,
  SmallPlacePicture,
  useLook,
} from '../../entities/look/index.js';
import { readAnimalNames, readPlaceNames } from './look-names.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_LOOK } from './my-look.messages.js';

const readShadeKeys = () =>
  ({
    light: { name: MY_LOOK.get().light, icon: Sun },
    dark: { name: MY_LOOK.get().dark, icon: Moon },
    device: { name: MY_LOOK.get().likeThisDevice, icon: TabletSmartphone },
  }) as const;

/** The animals and the places to pick from, light or dark, and whether Fox makes sounds. A touch picks; nothing has to be saved. */
export function LookPicker() {
  const t = useMessages(MY_LOOK);
  const [look, change] = useLook();
  const [{ sounds }, changeComfort] = useComfort();
  const play = useSounds();
  return (
    <>
      <Choices
        title={t.pickYourAnimal}
        options={ANIMALS}
        names={readAnimalNames()}
        picked={look.animal}
        picture={(animal) => <AnimalPicture animal={animal} />}
        onPick={(animal) => {
          play('place');
          change({ animal });
        }}
      />
      <Choices
        title={t.pickYourPlace}
        options={PLACES}
        names={readPlaceNames()}
        picked={look.place}
        picture={(place) => <SmallPlacePicture place={place} />}
        onPick={(place) => {
          play('place');
          change({ place });
        }}
      />
      <div className="my-look__shades" role="group" aria-label={t.lightOrDark}>
        {SHADES.map((shade) => {
          const { name, icon: Icon } = readShadeKeys()[shade];
          return (
            <button
              key={shade}
              type="button"
              className="action action--key my-look__shade"
              aria-pressed={look.shade === shade}
              onClick={() => change({ shade })}
            >
              <Icon size={24} aria-hidden /> {name}
            </button>
          );
        })}
      </div>
      <label className="tick my-look__sounds">
        <input
          type="checkbox"
          checked={sounds}
          onChange={(event) => changeComfort({ sounds: event.target.checked })}
        />
        <b>{t.sounds}</b>
      </label>
    </>
  );
}

function Choices<Name extends string>(props: {
  title: string;
  options: readonly Name[];
  names: Readonly<Record<Name, string>>;
  picked: Name | null;
  picture: (name: Name) => ReactNode;
  onPick: (name: Name) => void;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title}</h2>
      <div className="my-look__choices">
        {props.options.map((name) => (
          <button
            key={name}
            type="button"
            className="my-look__choice"
            aria-pressed={props.picked === name}
            onClick={() => props.onPick(name)}
          >
            {props.picture(name)}
            {props.names[name]}
            <span className="my-look__tick">
              <Check size={20} strokeWidth={3} aria-hidden />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

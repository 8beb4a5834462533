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
import { ANIMAL_NAMES, PLACE_NAMES } from './look-names.js';

const SHADE_KEYS = {
  light: { name: 'Light', icon: Sun },
  dark: { name: 'Dark', icon: Moon },
  device: { name: 'Like this device', icon: TabletSmartphone },
} as const;

/** The animals and the places to pick from, light or dark, and whether Fox makes sounds. A touch picks; nothing has to be saved. */
export function LookPicker() {
  const [look, change] = useLook();
  const [{ sounds }, changeComfort] = useComfort();
  const play = useSounds();
  return (
    <>
      <Choices
        title="Pick your animal"
        options={ANIMALS}
        names={ANIMAL_NAMES}
        picked={look.animal}
        picture={(animal) => <AnimalPicture animal={animal} />}
        onPick={(animal) => {
          play('place');
          change({ animal });
        }}
      />
      <Choices
        title="Pick your place"
        options={PLACES}
        names={PLACE_NAMES}
        picked={look.place}
        picture={(place) => <SmallPlacePicture place={place} />}
        onPick={(place) => {
          play('place');
          change({ place });
        }}
      />
      <div className="my-look__shades" role="group" aria-label="Light or dark">
        {SHADES.map((shade) => {
          const { name, icon: Icon } = SHADE_KEYS[shade];
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
        <b>Sounds</b>
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

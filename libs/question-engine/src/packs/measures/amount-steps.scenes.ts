import { type Person, capital } from '../../core/people.js';
import type { StepsScene } from '../../engines/amount-steps.engine.js';
import type { Kind } from './measure-kinds.js';

type Scene = (p: Person) => StepsScene;

const AT: Readonly<Record<string, string>> = { Day: 'On', Week: 'In', Month: 'In' };
const at = (place: string): string => AT[place] ?? 'After';

/** Something that gets longer or taller, up to something else. */
const grows =
  (subject: string, place: string, how: 'tall' | 'long', goal: string): Scene =>
  () => ({
    place,
    at: at(place),
    is: `${subject} is`,
    then: 'it is',
    tail: ` ${how}`,
    same: `It grows the same each ${place.toLowerCase()}.`,
    shown: `The picture shows ${place} 2.`,
    how: `How ${how} is ${subject}`,
    which: (t) => `${at(place)} which ${place.toLowerCase()} is it ${t} ${how}?`,
    goal: (g) => `${capital(goal)} is ${g}.`,
    more: `How much ${how}er is ${goal} than ${subject}`,
    blankMore: `It is {_} shorter then.`,
    pictureLabel: subject.replace(/^the /, ''),
  });

/** Something that gets heavier, up to something else. */
const heavier =
  (subject: string, place: string, goal: string): Scene =>
  () => ({
    place,
    at: at(place),
    is: `${subject} is`,
    then: 'it is',
    tail: '',
    same: `Its mass grows the same each ${place.toLowerCase()}.`,
    shown: `The picture shows ${place} 2.`,
    how: `What is the mass of ${subject}`,
    which: (t) => `${at(place)} which ${place.toLowerCase()} is its mass ${t}?`,
    goal: (g) => `${capital(goal)} is ${g}.`,
    more: `How much heavier is ${goal} than ${subject}`,
    blankMore: 'It is {_} lighter then.',
    pictureLabel: subject.replace(/^the /, ''),
  });

/** Something that fills. */
const fills =
  (subject: string, place: string, what: string, goal: string): Scene =>
  () => ({
    place,
    at: at(place),
    is: `${subject} has`,
    then: 'it has',
    tail: ` of ${what}`,
    same: `It gets the same amount each ${place.toLowerCase()}.`,
    shown: `The picture shows ${place} 2.`,
    how: `How much ${what} does ${subject} have`,
    which: (t) => `${at(place)} which ${place.toLowerCase()} does it have ${t}?`,
    goal: (g) => `${goal} ${g}.`,
    more: `How much more ${what} is needed`,
    blankMore: 'It needs {_} more.',
    pictureLabel: subject.replace(/^the /, ''),
  });

/** Money that is saved. */
const saves =
  (place: string, what: string): Scene =>
  (p) => ({
    place,
    at: 'After',
    is: `${p.name} has`,
    then: `${p.he} has`,
    tail: ` for ${what}`,
    same: `${capital(p.he)} saves the same amount each ${place.toLowerCase()}.`,
    shown: `The picture shows ${place} 2.`,
    how: `How much money does ${p.he} have`,
    which: (t) => `After which ${place.toLowerCase()} does ${p.he} have ${t}?`,
    goal: (g) => `It costs ${g}.`,
    more: `How much more does ${p.he} need for it`,
    blankMore: `${capital(p.he)} needs {_} more.`,
    pictureLabel: '',
  });

/** Growing amounts by kind. */
export const STEPS_SCENES: Readonly<Record<Kind, readonly Scene[]>> = {
  length: [
    grows('the plant', 'Day', 'tall', 'the fence'),
    grows('the bean plant', 'Day', 'tall', 'the pole'),
    grows('the paper chain', 'Day', 'long', 'the wall'),
    grows('the scarf', 'Day', 'long', 'the shawl'),
    grows('the vine', 'Week', 'long', 'the rope'),
    grows('the tower', 'Day', 'tall', 'the old tower'),
    grows('the banner', 'Day', 'long', 'the stage'),
    grows('the grass', 'Week', 'tall', 'the box'),
    grows('the sunflower', 'Week', 'tall', 'the stick'),
  ],
  mass: [
    heavier('the pumpkin', 'Week', 'the best pumpkin'),
    heavier('the kitten', 'Week', 'its brother'),
    heavier('the paper', 'Day', 'the card'),
    heavier('the puppy', 'Week', 'its brother'),
    heavier('the melon', 'Week', 'the best melon'),
    heavier('the sand', 'Day', 'the soil'),
    heavier('the rabbit', 'Week', 'its brother'),
    heavier('the rice', 'Day', 'the flour'),
    heavier('the scrap metal', 'Day', 'the paper'),
  ],
  volume: [
    fills('the tank', 'Minute', 'water', 'It can hold'),
    fills('the pail', 'Minute', 'water', 'It can hold'),
    fills('the watering can', 'Minute', 'water', 'It can hold'),
    fills('the fish tank', 'Minute', 'water', 'It can hold'),
    fills('the jug', 'Round', 'lime juice', 'The family wants'),
    fills('the pond', 'Hour', 'water', 'It can hold'),
    fills('the barrel', 'Day', 'rainwater', 'It can hold'),
    fills('the pot', 'Round', 'soup', 'The cook wants'),
    fills('the cooler', 'Round', 'juice', 'The team wants'),
    fills('the bath', 'Minute', 'water', 'It can hold'),
    fills('the drum', 'Hour', 'cooking oil', 'It can hold'),
    fills('the cart', 'Round', 'soya milk', 'The stall wants'),
  ],
  money: [
    saves('Week', 'a book'),
    saves('Day', 'a puzzle'),
    saves('Week', 'a ball'),
    saves('Day', 'a gift'),
    saves('Week', 'a board game'),
    saves('Day', 'a school bag'),
    saves('Week', 'a paint set'),
    saves('Week', 'a watch'),
    saves('Day', 'a toy boat'),
  ],
};

/** What a pupil saves cents for. */
export const SMALL_SAVINGS: readonly Scene[] = [
  saves('Day', 'a marker'),
  saves('Week', 'a whistle'),
  saves('Day', 'a sticker set'),
  saves('Week', 'a notepad'),
  saves('Day', 'a key ring'),
];

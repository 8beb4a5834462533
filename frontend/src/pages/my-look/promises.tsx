import { type GradeLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { BadgePicture, TopicPicture } from '../../entities/reward/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { MY_LOOK } from './my-look.messages.js';

interface Assurance {
  title: string;
  text: string;
  short: string;
}

/** What a first paper is like, said before it. */
const readPromises = (): readonly Assurance[] => [
  {
    title: MY_LOOK.get().easyOnesFirst,
    text: MY_LOOK.get().itStartsWithThings,
    short: MY_LOOK.get().youKnowTheFirst,
  },
  {
    title: MY_LOOK.get().stopAnyTime,
    text: MY_LOOK.get().foxKeepsYourPlace,
    short: MY_LOOK.get().placeIsKept,
  },
  {
    title: '“I don’t know yet” is fine',
    text: MY_LOOK.get().itShowsFoxWhat,
    short: MY_LOOK.get().itHelpsFoxTo,
  },
];

/** Three promises with a picture each, shorter for Primary 1 and 2. */
export function Promises({ gradeLevel }: { gradeLevel: GradeLevel }) {
  const isYoung = isYoungGrade(gradeLevel);
  const said = readPromises().map(({ title, text, short }) => ({ title, text: isYoung ? short : text }));
  const pictures = [
    <TopicPicture key="topic" subStrandId="" />,
    <BadgePicture key="place" id="welcome-back" />,
    <BadgePicture key="brave" id="brave-try" />,
  ];
  return (
    <>
      <ul className="my-look__promises">
        {said.map(({ title, text }, i) => (
          <li key={title}>
            <span className="my-look__picture">{pictures[i]}</span>
            <b>
              <ReadableText place={`promise-${i}`} text={title} />
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Speaker
        names={MY_LOOK.get().thePromises}
        passages={said.map(({ title, text }, i) => ({ place: `promise-${i}`, text: `${title}. ${text}` }))}
      />
    </>
  );
}

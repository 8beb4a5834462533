import { useLatePart } from '../../shared/lib/late-part.js';
import { Art } from '../../shared/ui/art.js';
import type { Animal, Place } from './look.rules.js';
import './look-art.css';

const loadAnimals = async () => (await import('../../shared/art/animals.js')).ANIMAL_ART;
const loadPlaces = async () => (await import('../../shared/art/places.js')).PLACE_ART;

/** The head of an animal on its round ground. */
export function AnimalPicture({ animal }: { animal: Animal }) {
  return <Art svg={useLatePart(loadAnimals)?.[animal] ?? null} className="look-art look-art--round" />;
}

/** A place, small. */
export function SmallPlacePicture({ place }: { place: Place }) {
  return <Art svg={useLatePart(loadPlaces)?.[place] ?? null} className="look-art" />;
}

import type { PlaceStage } from '@sumfox/contracts/assessment/rewards.endpoints';
import { useLatePart } from '../../shared/lib/late-part.js';
import { Art } from '../../shared/ui/art.js';
import { topicArtOf } from './topic-art.rules.js';
import './reward-art.css';

const loadTopics = async () => (await import('../../shared/art/topics.js')).TOPIC_ART;
type Drawings = Readonly<Record<string, string>>;
const loadBadges = async (): Promise<Drawings> => (await import('../../shared/art/badges.js')).BADGE_ART;
const loadDoorBadges = async (): Promise<Drawings> =>
  (await import('../../shared/art/door-badges.js')).DOOR_BADGE_ART;
const DOOR_BADGES = /^(?:big-fixer|two-days|welcome-back)$/;
const loadGrowth = async () => (await import('../../shared/art/growth.js')).GROWTH_ART;

/** The object of a sub-strand. */
export function TopicPicture({ subStrandId }: { subStrandId: string }) {
  return <Art svg={useLatePart(loadTopics)?.[topicArtOf(subStrandId)] ?? null} className="reward-art" />;
}

/** The drawing of a badge. */
export function BadgePicture({ id }: { id: string }) {
  const drawings = useLatePart(DOOR_BADGES.test(id) ? loadDoorBadges : loadBadges);
  return <Art svg={drawings?.[id] ?? null} className="reward-art" />;
}

/** A place of the map at its stage. */
export function PlacePicture({ stage }: { stage: PlaceStage }) {
  return <Art svg={useLatePart(loadGrowth)?.[stage] ?? null} className="reward-art" />;
}

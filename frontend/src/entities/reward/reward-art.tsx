import type { PlaceStage } from '@sumfox/contracts/assessment/rewards.endpoints';
import { useLatePart } from '../../shared/lib/late-part.js';
import { Art } from '../../shared/ui/art.js';
import { topicArtOf } from './topic-art.rules.js';
import './reward-art.css';

const loadTopics = async () => (await import('../../shared/art/topics.js')).TOPIC_ART;
const loadBadges = async (): Promise<Readonly<Record<string, string>>> =>
  (await import('../../shared/art/badges.js')).BADGE_ART;
const loadGrowth = async () => (await import('../../shared/art/growth.js')).GROWTH_ART;

/** The object of a sub-strand. */
export function TopicPicture({ subStrandId }: { subStrandId: string }) {
  return <Art svg={useLatePart(loadTopics)?.[topicArtOf(subStrandId)] ?? null} className="reward-art" />;
}

/** The drawing of a badge. */
export function BadgePicture({ id }: { id: string }) {
  return <Art svg={useLatePart(loadBadges)?.[id] ?? null} className="reward-art" />;
}

/** A place of the map at its stage. */
export function PlacePicture({ stage }: { stage: PlaceStage }) {
  return <Art svg={useLatePart(loadGrowth)?.[stage] ?? null} className="reward-art" />;
}

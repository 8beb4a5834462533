import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Fox } from '../../shared/ui/fox.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { rewardsQuery } from '../../entities/reward/index.js';
import type { SceneName } from '../../shared/art/scenes.js';
import { HomeStage } from '../../features/play-today/index.js';
import { LinkAsked } from '../../features/link-child/index.js';
import { useWaysIn } from '../../features/start-practice/index.js';
import { NoticeBanners } from '../../features/dismiss-notice/index.js';
import { OnwardCards, type Doors } from './onward-cards.js';
import { readSkin, type Skin, type SkinId, type SkinSection } from './skins.js';
import { readSample, useVariantFigures, type VariantFigures } from './variant-figures.js';
import { greetingLine, weakestFocus } from './variant.rules.js';
import { BadgesSection, RecentSection, StatsSection } from './variant-sections.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DASHBOARD_VARIANT } from './dashboard-variant.messages.js';
import './dashboard-variant.css';
import './looks/classic.css';
import './looks/playful.css';
import './looks/calm.css';
import './looks/journal.css';
import './looks/space.css';
import './looks/charts.css';
import './looks/comic.css';
import './looks/explorer.css';

/** The theme and the place of each look; the first screen is the home's (HOME-13). */
const DRESSES: Readonly<Record<Skin['look'], { theme: string; scene: SceneName }>> = {
  classic: { theme: 'raintree', scene: 'forest' },
  playful: { theme: 'mango', scene: 'forest' },
  calm: { theme: 'lagoon', scene: 'harbour' },
  journal: { theme: 'kueh', scene: 'hawker' },
  space: { theme: 'starlight', scene: 'night' },
  charts: { theme: 'skyline', scene: 'harbour' },
  comic: { theme: 'hawker', scene: 'hawker' },
  explorer: { theme: 'jungle', scene: 'forest' },
};

/**
 * The pupil's dashboard in another dress (HOME-8, HOME-12). Pupils see their own figures; other roles have none and see
 * a preview with sample data, whose cards lead nowhere.
 */
export default function DashboardVariant({ id }: { id: SkinId }) {
  const t = useMessages(DASHBOARD_VARIANT);
  usePageTitle(t.dashboard);
  const skin = readSkin(id);
  return useUser().role === 'child' ? <OwnDashboard skin={skin} /> : <Preview skin={skin} />;
}

function OwnDashboard({ skin }: { skin: Skin }) {
  const t = useMessages(DASHBOARD_VARIANT);
  const user = useUser();
  const loaded = useVariantFigures();
  const rewards = useQuery(rewardsQuery(user.userId));
  const ways = useWaysIn();
  const name = user.callName;
  if (loaded.state === 'failed')
    return (
      <ErrorPanel title={t.failedToLoadDashboard} error={loaded.error} onRetry={loaded.retry} level={1} />
    );
  if (loaded.state === 'loading')
    return <Skeleton heights={[120, [4, 150], [3, 110], 200]} label={t.loadingYourDashboard} />;
  const doors: Doors = {
    busy: ways.busy,
    startMixed: ways.startMixed,
    startReview: ways.startReview,
    zoomIn: (withMethod) => ways.zoomIn(weakestFocus(loaded.pupil.proficiency, withMethod)),
  };
  const { theme, scene } = DRESSES[skin.look];
  return (
    <div data-theme={theme}>
      <HomeStage
        greeting={skin.greeting(name)}
        scene={scene}
        figures={loaded.pupil}
        rewards={rewards.data}
        ways={ways}
      />
      <div className="skin__below">
        <NoticeBanners />
        <LinkAsked />
        <Dressed skin={skin} figures={loaded.figures} doors={doors} />
      </div>
      {ways.layer}
    </div>
  );
}

function Preview({ skin }: { skin: Skin }) {
  const t = useMessages(DASHBOARD_VARIANT);
  return (
    <Dressed skin={skin} figures={readSample()} doors={null}>
      <p className="skin__sample">
        <b>{t.sampleData}</b> {t.whatAPreviewIs}
      </p>
      <div className="skin__banner">
        <Fox size={104} face={readSample().streak.face} />
        <h1>{skin.greeting(t.explorer)}</h1>
      </div>
    </Dressed>
  );
}

function Dressed(props: {
  skin: Skin;
  figures: VariantFigures;
  /** Null in a preview. */
  doors: Doors | null;
  children?: ReactNode;
}) {
  const t = useMessages(DASHBOARD_VARIANT);
  const { skin, figures, doors } = props;
  const { streak } = figures;
  const contents: Record<SkinSection, ReactNode> = {
    onward: <OnwardCards cards={skin.cards} doors={doors} />,
    stats: <StatsSection figures={figures} />,
    badges: <BadgesSection set={skin.badges} figures={figures} />,
    recent: <RecentSection skin={skin} figures={figures} isPreview={doors === null} />,
  };
  return (
    <div className={`skin skin--${skin.look}`}>
      {props.children}
      <p className="skin__line">{greetingLine(streak.days ?? 0, figures.score)}</p>
      <p className="skin__streak">
        {streak.days !== null && (
          <span className="skin__days">
            <Flame size={20} aria-hidden /> {t.days({ count: streak.days })}
          </span>
        )}
        {streak.text}
      </p>
      {skin.sections.map((section) => (
        <section
          key={section}
          className={`skin__section skin__${section}`}
          aria-labelledby={`skin-${section}`}
        >
          <h2 id={`skin-${section}`}>{skin.headings[section]}</h2>
          {contents[section]}
        </section>
      ))}
    </div>
  );
}

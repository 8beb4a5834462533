import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Fox } from '../../shared/ui/fox.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { LinkAsked } from '../../features/link-child/index.js';
import { useWaysIn } from '../../features/start-practice/index.js';
import { NoticeBanners } from '../../features/dismiss-notice/index.js';
import { OnwardCards, type Doors } from './onward-cards.js';
import { SKINS, type Skin, type SkinId, type SkinSection } from './skins.js';
import { SAMPLE, useVariantFigures, type VariantFigures } from './variant-figures.js';
import { weakestFocus } from './variant.rules.js';
import { BadgesSection, RecentSection, StatsSection } from './variant-sections.js';
import './dashboard-variant.css';
import './looks/classic.css';
import './looks/playful.css';
import './looks/calm.css';
import './looks/journal.css';
import './looks/space.css';
import './looks/charts.css';
import './looks/comic.css';
import './looks/explorer.css';

/**
 * The pupil's dashboard in another dress (HOME-8, HOME-12). Pupils see their own figures; other roles have none and see
 * a preview with sample data, whose cards lead nowhere.
 */
export default function DashboardVariant({ id }: { id: SkinId }) {
  usePageTitle('Dashboard');
  const skin: Skin = SKINS[id];
  return useUser().role === 'child' ? <OwnDashboard skin={skin} /> : <Preview skin={skin} />;
}

function OwnDashboard({ skin }: { skin: Skin }) {
  const user = useUser();
  const loaded = useVariantFigures();
  const ways = useWaysIn();
  const name = user.firstName || user.username;
  if (loaded.state === 'failed')
    return (
      <ErrorPanel title="Failed to Load Dashboard" error={loaded.error} onRetry={loaded.retry} level={1} />
    );
  if (loaded.state === 'loading')
    return <Skeleton heights={[120, [4, 150], [3, 110], 200]} label="Loading your dashboard" />;
  const doors: Doors = {
    busy: ways.busy,
    startMixed: ways.startMixed,
    startReview: ways.startReview,
    zoomIn: (withMethod) => ways.zoomIn(weakestFocus(loaded.pupil.proficiency, withMethod)),
  };
  return (
    <>
      <NoticeBanners />
      <LinkAsked />
      <Dressed skin={skin} name={name} figures={loaded.figures} doors={doors} />
      {ways.layer}
    </>
  );
}

function Preview({ skin }: { skin: Skin }) {
  return (
    <Dressed skin={skin} name="Explorer" figures={SAMPLE} doors={null}>
      <p className="skin__sample">
        <b>Sample data</b> A preview of what a pupil sees. Pupils find their own figures here.
      </p>
    </Dressed>
  );
}

function Dressed(props: {
  skin: Skin;
  name: string;
  figures: VariantFigures;
  /** Null in a preview. */
  doors: Doors | null;
  children?: ReactNode;
}) {
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
      <header className="skin__banner">
        <Fox size={104} face={streak.face} />
        <div className="skin__greeting">
          <h1>{skin.greeting(props.name)}</h1>
          <p className="skin__streak">
            {streak.days !== null && (
              <span className="skin__days">
                <Flame size={20} aria-hidden /> {streak.days} days
              </span>
            )}
            {streak.text}
          </p>
        </div>
      </header>
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

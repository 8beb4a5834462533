import { LearningCalendar } from '../../entities/paper/index.js';
import type { PupilFigures } from '../../entities/pupil/index.js';
import { ContinuePanel } from '../../features/continue-paper/index.js';
import { PupilJourney, type WaysIn } from '../../features/start-practice/index.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { DashboardButtons } from './dashboard-buttons.js';
import { ProgressOverviewCard } from './progress-overview-card.js';
import './dashboard-sections.css';

/** What stands below the first screen at `/dashboard` (HOME-2). */
export default function DashboardSections({ figures, ways }: { figures: PupilFigures; ways: WaysIn }) {
  return (
    <>
      {!figures.dashboard.hasCompletedDiagnostic && <PupilJourney figures={figures} ways={ways} />}
      <DashboardButtons ways={ways} />
      <ContinuePanel assessments={figures.assessments} showsEmpty />
      <LearningCalendar assessments={figures.assessments} now={new Date(serverNow())} />
      <ProgressOverviewCard />
    </>
  );
}

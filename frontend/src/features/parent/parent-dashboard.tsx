import { usePageTitle } from '../../lib/page-title.js';
import { ChildrenSection } from '../family/children-section.js';
import './parent-dashboard.css';

/** A parent's home (B§2.3). */
export default function ParentDashboard() {
  usePageTitle('Dashboard');
  return (
    <div className="parent">
      <h1>Dashboard</h1>
      <ChildrenSection />
    </div>
  );
}

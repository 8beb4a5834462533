import { BookOpen, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { ChildrenSection } from './children-section.js';
import { FamilySentence } from './family-sentence.js';
import { FamilyWeeks } from './family-weeks.js';
import { greetingOf } from './greeting.rules.js';
import { useUser } from '../../entities/account/index.js';
import { useCurrentChild } from '../../entities/child/index.js';
import { EmailReminder } from '../../features/change-email/index.js';
import { NoticeBanners } from '../../features/dismiss-notice/index.js';
import { GenerateAssessment } from '../../features/make-paper/index.js';
import { WeekDigests } from '../../features/read-week/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';
import './parent-dashboard.css';

/** A parent's home (FAMILY-1). */
export default function ParentDashboard() {
  const t = useMessages(PARENT_HOME);
  usePageTitle(t.dashboard);
  const { callName } = useUser();
  const child = useCurrentChild();
  return (
    <div className="parent">
      <div className="parent__head">
        <div className="parent__hello">
          <h1>{t.dashboard}</h1>
          <p className="parent__greeting">{greetingOf(callName, new Date())}</p>
          <FamilySentence />
        </div>
        <div className="parent__actions">
          {child && <GenerateAssessment preferred={child} tone="plain" />}
          <Link className="action" to="/topic-management?upload=1">
            <Upload aria-hidden size={20} />
            {t.uploadTopic}
          </Link>
          <Link className="action" to="/topic-management">
            <BookOpen aria-hidden size={20} />
            {t.manageTopics}
          </Link>
        </div>
      </div>
      <EmailReminder />
      <NoticeBanners />
      <ChildrenSection />
      <FamilyWeeks />
      <WeekDigests />
    </div>
  );
}

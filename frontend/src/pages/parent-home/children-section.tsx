import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { dayText } from '../../shared/messages/moments.js';
import { ChildGlance } from './child-glance.js';
import { FamilyStatus } from './family-status.js';
import { childrenQuery, chooseChild, keepChildren, useCurrentChild } from '../../entities/child/index.js';
import { LinkChildDialog, LinkRequests } from '../../features/link-child/index.js';
import { UndoUnlink, UnlinkChildDialog } from '../../features/unlink-child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';
import '../../shared/ui/family.css';

/** The linked children, with forms to link and to unlink (FAMILY-1). */
export function ChildrenSection() {
  const t = useMessages(PARENT_HOME);
  const client = useQueryClient();
  const user = useUser();
  const list = useQuery({ ...childrenQuery, placeholderData: user.children });
  const current = useCurrentChild();
  const [linking, setLinking] = useState(false);
  const [unlinking, setUnlinking] = useState<LinkedChild | null>(null);
  useEffect(() => {
    if (list.data && !list.isPlaceholderData) keepChildren(client, list.data);
  }, [client, list.data, list.isPlaceholderData]);

  if (!list.data)
    return (
      <ErrorPanel title={t.yourChildrenCouldNot} error={list.error} onRetry={() => void list.refetch()} />
    );
  const children = list.data;
  return (
    <div className="family">
      <UndoUnlink />
      <LinkRequests />
      <dl className="card family__summary">
        <div>
          <dt>{children.length === 1 ? t.linkedChild : t.linkedChildrenTitle}</dt>
          <dd>{children.length}</dd>
        </div>
        <FamilyStatus children={children} />
      </dl>
      {children.length === 0 ? (
        <StatePanel
          title={t.noChildrenLinked}
          face="hello"
          action={
            <Button tone="primary" large onClick={() => setLinking(true)}>
              {t.linkYourFirstChild}
            </Button>
          }
        >
          {t.linkYourChildBy}
        </StatePanel>
      ) : (
        <section className="family" aria-labelledby="children-heading">
          <div className="family__head">
            <h2 id="children-heading">{t.linkedChildren}</h2>
            <Button onClick={() => setLinking(true)}>
              <Plus aria-hidden size={20} />
              {t.linkChild}
            </Button>
          </div>
          <ul className="family__children">
            {children.map((child) => (
              <ChildCard
                key={child.id}
                child={child}
                isCurrent={children.length > 1 && child.userId === current?.userId}
                onUnlink={() => setUnlinking(child)}
              />
            ))}
          </ul>
        </section>
      )}
      {linking && <LinkChildDialog onClose={() => setLinking(false)} />}
      {unlinking && <UnlinkChildDialog child={unlinking} onClose={() => setUnlinking(null)} />}
    </div>
  );
}

function ChildCard(props: { child: LinkedChild; isCurrent: boolean; onUnlink: () => void }) {
  const t = useMessages(PARENT_HOME);
  const { child, isCurrent, onUnlink } = props;
  const fullName = `${child.firstName} ${child.lastName}`.trim() || child.displayName;
  const choose = (): void => chooseChild(child.userId);
  return (
    <li className="card family__child" aria-current={isCurrent || undefined}>
      <div className="family__who">
        <FoxAvatar name={child.displayName} grade={child.gradeLevel} />
        <div>
          <h3 className="family__name">{fullName}</h3>
          <p className="note">
            @{child.username} · {child.gradeLevel}
          </p>
          <p className="note">{t.linkedSince({ dayText: dayText(child.createdAt) })}</p>
          {isCurrent && <p className="note">{t.yourPagesShowThis}</p>}
        </div>
        <GradeBadge grade={child.gradeLevel} />
      </div>
      <ChildGlance childId={child.userId} />
      <div className="family__actions">
        <Link className="action action--primary" to={`/child-progress/${child.userId}`} onClick={choose}>
          {t.viewProgress}
          <span className="visually-hidden"> {t.of({ fullName })}</span>
        </Link>
        <Link className="action" to={`/student-profile/${child.userId}`} onClick={choose}>
          {t.profile}
          <span className="visually-hidden"> {t.of({ fullName })}</span>
        </Link>
        <Button tone="quiet" onClick={onUnlink}>
          {t.unlink}
          <span className="visually-hidden"> {fullName}</span>
        </Button>
      </div>
    </li>
  );
}

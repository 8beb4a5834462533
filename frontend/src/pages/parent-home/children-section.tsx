import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { ChildCard } from './child-card.js';
import { FamilyStatus } from './family-status.js';
import { childrenQuery, keepChildren, useCurrentChild } from '../../entities/child/index.js';
import { AddChildDialog } from '../../features/add-child/index.js';
import { LinkChildDialog, LinkRequests } from '../../features/link-child/index.js';
import { UndoUnlink, UnlinkChildDialog } from '../../features/unlink-child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';
import '../../shared/ui/family.css';

type Opened = 'link' | 'add' | null;

/** The linked children, with forms to link, to add and to unlink (FAMILY-1, FAMILY-7). */
export function ChildrenSection() {
  const t = useMessages(PARENT_HOME);
  const client = useQueryClient();
  const user = useUser();
  const list = useQuery({ ...childrenQuery, placeholderData: user.children });
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    if (list.data && !list.isPlaceholderData) keepChildren(client, list.data);
  }, [client, list.data, list.isPlaceholderData]);

  if (!list.data)
    return (
      <ErrorPanel
        reader="adult"
        title={t.yourChildrenCouldNot}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const children = list.data;
  return (
    <div className="family">
      <UndoUnlink />
      <LinkRequests />
      {children.length === 0 ? (
        <NoChildren onOpen={setOpened} />
      ) : (
        <section className="family" aria-labelledby="children-heading">
          <div className="family__head">
            <h2 id="children-heading">{t.linkedChildren}</h2>
            <dl className="family__summary">
              <div>
                <dt>{children.length === 1 ? t.linkedChild : t.linkedChildrenTitle}</dt>
                <dd>{children.length}</dd>
              </div>
              <FamilyStatus children={children} />
            </dl>
            <div className="family__keys">
              <WaysToAdd onOpen={setOpened} />
            </div>
          </div>
          <ChildCards children={children} onOpen={setOpened} />
        </section>
      )}
      {opened === 'link' && <LinkChildDialog onClose={() => setOpened(null)} />}
      {opened === 'add' && <AddChildDialog onClose={() => setOpened(null)} />}
    </div>
  );
}

function WaysToAdd({ onOpen }: { onOpen: (what: Opened) => void }) {
  const t = useMessages(PARENT_HOME);
  return (
    <>
      <Button onClick={() => onOpen('link')}>
        <Link2 aria-hidden size={20} />
        {t.linkChild}
      </Button>
      <Button onClick={() => onOpen('add')}>
        <Plus aria-hidden size={20} />
        {t.addAChild}
      </Button>
    </>
  );
}

function NoChildren({ onOpen }: { onOpen: (what: Opened) => void }) {
  const t = useMessages(PARENT_HOME);
  return (
    <>
      <dl className="card family__summary">
        <div>
          <dt>{t.linkedChildrenTitle}</dt>
          <dd>0</dd>
        </div>
        <FamilyStatus children={[]} />
      </dl>
      <StatePanel
        title={t.noChildrenLinked}
        face="hello"
        action={
          <div className="family__keys">
            <Button tone="primary" large onClick={() => onOpen('link')}>
              {t.linkYourFirstChild}
            </Button>
            <Button large onClick={() => onOpen('add')}>
              <Plus aria-hidden size={20} />
              {t.addAChild}
            </Button>
          </div>
        }
      >
        {t.linkYourChildBy}
      </StatePanel>
    </>
  );
}

/** A card for each child; beside a single one stands the way to a second. */
function ChildCards(props: { children: readonly LinkedChild[]; onOpen: (what: Opened) => void }) {
  const t = useMessages(PARENT_HOME);
  const { children, onOpen } = props;
  const current = useCurrentChild();
  const [unlinking, setUnlinking] = useState<LinkedChild | null>(null);
  return (
    <>
      <div className="kids">
        <ul className="kids__list">
          {children.map((child) => (
            <ChildCard
              key={child.id}
              child={child}
              isCurrent={children.length > 1 && child.userId === current?.userId}
              onUnlink={() => setUnlinking(child)}
            />
          ))}
        </ul>
        {/* It fills the place beside the last card of an odd number. */}
        {children.length % 2 === 1 && (
          <div className="kids__invite">
            <h3>{t.aBrotherOrSister}</h3>
            <p>{t.linkAnAccount}</p>
            <div className="family__keys">
              <WaysToAdd onOpen={onOpen} />
            </div>
          </div>
        )}
      </div>
      {unlinking && <UnlinkChildDialog child={unlinking} onClose={() => setUnlinking(null)} />}
    </>
  );
}

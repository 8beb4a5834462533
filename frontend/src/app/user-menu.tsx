import { handleText } from '../shared/lib/handle-text.js';
import type { LinkedChild, User } from '@sumfox/contracts/identity/account';
import { AArrowUp, ChevronDown, CircleUserRound, LogOut, Palette, Users } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../shared/ui/avatar.js';
import { GradeBadge } from '../shared/ui/grade-badge.js';
import { useCurrentChild } from '../entities/child/index.js';
import { AnimalPicture, useLook } from '../entities/look/index.js';
import { isFamilyDevice } from '../entities/family-device/index.js';
import { useSignOut } from '../features/sign-out/index.js';
import { useUser } from '../entities/account/index.js';
import { ComfortDialog } from '../features/change-comfort/index.js';
import { SwitchChildDialog } from '../features/switch-pupil/index.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { USER_MENU } from './user-menu.messages.js';

/** Admin, Parent, or the child's own name (PAGE-5). */
function menuLabel(user: User, currentChild: LinkedChild | null): string {
  if (user.role === 'admin') return USER_MENU.get().admin;
  if (user.role === 'parent') return USER_MENU.get().parent;
  return currentChild?.callName ?? user.callName;
}

/** The animal that the pupil picked, beside the letter. */
function OwnAnimal() {
  const [{ animal }] = useLook();
  return (
    animal && (
      <span className="user-menu__animal">
        <AnimalPicture animal={animal} />
      </span>
    )
  );
}

export function UserMenu() {
  const t = useMessages(USER_MENU);
  const user = useUser();
  const currentChild = useCurrentChild();
  const [open, setOpen] = useState(false);
  const [switching, setSwitching] = useState(false);
  const [comforting, setComforting] = useState(false);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (
    <div className="user-menu" ref={box}>
      <button
        ref={button}
        type="button"
        className="user-menu__button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {user.role === 'child' && <GradeBadge grade={user.gradeLevel} />}
        <Avatar role={user.role} />
        {user.role === 'child' && <OwnAnimal />}
        <span className={`user-menu__label user-menu__label--${user.role}`}>
          {menuLabel(user, currentChild)}
        </span>
        <span className="visually-hidden">{t.userMenu}</span>
        <ChevronDown size={18} aria-hidden />
      </button>
      {open && (
        <div className="user-menu__panel" id={panelId}>
          <p className="user-menu__who">
            <b>{`${user.firstName} ${user.lastName}`.trim() || user.username}</b>
            <br />
            <span className="note">{handleText(user.username)}</span>
          </p>
          <Link className="action action--quiet action--wide" to="/profile" onClick={() => setOpen(false)}>
            <CircleUserRound size={20} aria-hidden />
            {t.myProfile}
          </Link>
          {user.role === 'child' && (
            <Link className="action action--quiet action--wide" to="/my-look" onClick={() => setOpen(false)}>
              <Palette size={20} aria-hidden />
              {t.myLook}
            </Link>
          )}
          {user.role === 'child' && (
            <button
              type="button"
              className="action action--quiet action--wide"
              onClick={() => {
                setOpen(false);
                setComforting(true);
              }}
            >
              <AArrowUp size={20} aria-hidden />
              {t.howItLooksAnd}
            </button>
          )}
          {user.role === 'child' && isFamilyDevice() && (
            <button
              type="button"
              className="action action--quiet action--wide"
              onClick={() => {
                setOpen(false);
                setSwitching(true);
              }}
            >
              <Users size={20} aria-hidden />
              {t.somebodyElse}
            </button>
          )}
          <button
            type="button"
            className="action action--quiet action--wide"
            disabled={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            <LogOut size={20} aria-hidden />
            {signOut.isPending ? t.signingOut : t.signOut}
          </button>
        </div>
      )}
      {comforting && (
        <Suspense fallback={null}>
          <ComfortDialog
            onClose={() => {
              setComforting(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
      {switching && (
        <Suspense fallback={null}>
          <SwitchChildDialog
            onClose={() => {
              setSwitching(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

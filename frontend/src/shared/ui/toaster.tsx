import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentNotice, dismissNotice, subscribeNotices } from './notify.js';
import { useMessages } from '../messages/define-messages.js';
import { TOASTER } from './toaster.messages.js';
import './toaster.css';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert } as const;

/** Where notices stand on a page that has no free corner; null for the edge of the screen. */
const findPlace = (): Element | null => document.querySelector('.notice-line');

function followPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** One notice is visible, for 5 s; a swipe of 50 px to the right closes it, F8 reaches it (ERROR-4). */
export default function Toaster() {
  const t = useMessages(TOASTER);
  const notice = useSyncExternalStore(subscribeNotices, currentNotice);
  const place = useSyncExternalStore(notice ? followPage : subscribeNotices, findPlace);
  const viewport = <Toast.Viewport className="toast-viewport" hotkey={['F8']} label={t.notices} />;
  const Icon = notice ? ICONS[notice.tone] : null;
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t.notice}>
      {notice && Icon && (
        <Toast.Root
          key={notice.id}
          // An error interrupts a screen reader, the rest waits its turn.
          type={notice.tone === 'error' ? 'foreground' : 'background'}
          className={`toast toast--${notice.tone}`}
          onOpenChange={(open) => {
            if (!open) dismissNotice(notice.id);
          }}
        >
          <Icon className="toast__icon" aria-hidden size={24} />
          <div>
            <Toast.Title className="toast__title">{notice.title}</Toast.Title>
            {notice.text && <Toast.Description className="toast__text">{notice.text}</Toast.Description>}
            {notice.code && <p className="toast__code">{t.code({ code: notice.code })}</p>}
          </div>
          <Toast.Close className="toast__close" aria-label={t.close}>
            <X aria-hidden size={20} />
          </Toast.Close>
        </Toast.Root>
      )}
      {place ? createPortal(viewport, place) : viewport}
    </Toast.Provider>
  );
}

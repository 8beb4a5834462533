import { useRef, type KeyboardEvent } from 'react';

/** Tabs with one stop for the Tab key and arrows within (WAI-ARIA tabs pattern). */
export function TabList<Id extends string>(props: {
  label: string;
  tabs: ReadonlyArray<{ id: Id; label: string }>;
  active: Id;
  onChoose: (id: Id) => void;
}) {
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const move = (event: KeyboardEvent): void => {
    const at = props.tabs.findIndex((tab) => tab.id === props.active);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target =
      event.key === 'Home'
        ? props.tabs[0]
        : event.key === 'End'
          ? props.tabs.at(-1)
          : step === undefined
            ? undefined
            : props.tabs[(at + step + props.tabs.length) % props.tabs.length];
    if (!target) return;
    event.preventDefault();
    props.onChoose(target.id);
    buttons.current.get(target.id)?.focus();
  };
  return (
    <div className="tab-list" role="tablist" aria-label={props.label}>
      {props.tabs.map((tab) => (
        <button
          key={tab.id}
          ref={(element) => {
            if (element) buttons.current.set(tab.id, element);
          }}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-selected={tab.id === props.active}
          aria-controls={tab.id === props.active ? `panel-${tab.id}` : undefined}
          tabIndex={tab.id === props.active ? 0 : -1}
          className="tab-list__tab"
          onClick={() => props.onChoose(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';

/** The states of a component below each other, each under its name. */
export function States({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <main className="gallery">
      {Object.entries(of).map(([name, part]) => (
        <section key={name} className="gallery__state" aria-label={name}>
          <p className="gallery__name">{name}</p>
          {part}
        </section>
      ))}
    </main>
  );
}

import type { ReactNode } from 'react';
import type { PictureName } from './family-device.api.js';

const INK = '#1F2A44';

/** Drawn large and plain, each with its own outline and colour, so that they differ for colour-blind eyes too. */
const DRAWINGS: Readonly<Record<PictureName, ReactNode>> = {
  apple: (
    <>
      <path d="M32 20C22 12 8 20 10 36c2 14 12 20 22 16 10 4 20-2 22-16 2-16-12-24-22-16Z" fill="#E5544B" />
      <path d="M32 20c0-6 2-10 6-13" fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" />
      <path d="M37 12c6-6 12-4 14-3-2 5-8 7-14 3Z" fill="#2F9E63" />
    </>
  ),
  ball: (
    <>
      <circle cx="32" cy="32" r="24" fill="#2F7FD6" />
      <path d="M10 24Q32 36 54 24M10 40Q32 28 54 40" fill="none" stroke="#fff" strokeWidth="5" />
    </>
  ),
  boat: (
    <>
      <path d="M8 42h48l-8 14H16Z" fill="#B5652B" />
      <path d="M30 8v32H12Z" fill="#7C88A6" />
      <path d="M34 14v26h18Z" fill="#2F7FD6" />
    </>
  ),
  cat: (
    <>
      <path d="M12 10 24 20h16L52 10v26a20 18 0 0 1-40 0Z" fill="#5B6B94" />
      <circle cx="24" cy="34" r="3.5" fill="#fff" />
      <circle cx="40" cy="34" r="3.5" fill="#fff" />
      <path d="M29 42h6l-3 4Z" fill="#F2B8C6" />
      <path d="M6 40h12M46 40h12" stroke={INK} strokeWidth="2.5" />
    </>
  ),
  drum: (
    <>
      <path d="M10 26v22c0 12 44 12 44 0V26Z" fill="#E5544B" />
      <ellipse cx="32" cy="26" rx="22" ry="9" fill="#FFF3D6" stroke={INK} strokeWidth="2.5" />
      <path d="M18 8 30 24M48 6 36 24" stroke="#B5652B" strokeWidth="4.5" strokeLinecap="round" />
    </>
  ),
  fish: (
    <>
      <path d="M6 32Q22 10 44 30L58 18v28L44 34Q22 54 6 32Z" fill="#168C98" />
      <circle cx="18" cy="29" r="3.5" fill="#fff" />
      <path d="M28 22q6 10 0 20" fill="none" stroke="#fff" strokeWidth="3" />
    </>
  ),
  flower: (
    <>
      <path d="M32 38v22" stroke="#2F9E63" strokeWidth="5" strokeLinecap="round" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          cx="32"
          cy="14"
          rx="8"
          ry="10"
          fill="#D6588D"
          transform={`rotate(${turn} 32 26)`}
        />
      ))}
      <circle cx="32" cy="26" r="7" fill="#FFC93C" />
    </>
  ),
  house: (
    <>
      <path d="M14 30h36v26H14Z" fill="#FFC93C" />
      <path d="M6 32 32 8l26 24Z" fill="#B5652B" />
      <path d="M27 40h10v16H27Z" fill="#1F2A44" />
    </>
  ),
  kite: (
    <>
      <path d="M36 4 54 24 30 46 14 18Z" fill="#7C5FE0" />
      <path d="M36 4 30 46M14 18l40 6" stroke="#fff" strokeWidth="2.5" />
      <path d="M30 46c-8 4-2 8-10 14" fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  moon: (
    <path d="M40 6a27 27 0 1 0 18 40A23 23 0 0 1 40 6Z" fill="#FFC93C" stroke="#A66A00" strokeWidth="2.5" />
  ),
  star: (
    <path
      d="m32 4 8.5 18 19.5 2.4-14.4 13.4L49.4 57 32 47.4 14.6 57l3.8-19.2L4 24.4 23.5 22Z"
      fill="#FFC93C"
      stroke="#A66A00"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  ),
  tree: (
    <>
      <path d="M27 42h10v18H27Z" fill="#B5652B" />
      <path d="M32 4 52 26H42l12 18H10l12-18H12Z" fill="#2F9E63" />
    </>
  ),
};

/** One picture of a picture password; the button around it carries the name. */
export function Picture({ name, size = 64 }: { name: PictureName; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}

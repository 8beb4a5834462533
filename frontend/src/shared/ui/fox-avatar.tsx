import { gradeShortLabel, type GradeLevel } from '@sumfox/curriculum/grades';
import './fox-avatar.css';

/** A child as a fox's head with the first letter of the name, in the colour of the grade. Decoration beside the name. */
export function FoxAvatar({ name, grade, size = 56 }: { name: string; grade: GradeLevel; size?: number }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '?';
  return (
    <svg
      className={`fox-avatar fox-avatar--${gradeShortLabel(grade).toLowerCase()}`}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path
        d="M16 14 40 34 60 29 80 34 104 14 104 62Q98 98 60 108 22 98 16 62Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <text x="60" y="84" textAnchor="middle" fontSize="58" fontWeight="800" fill="#fff">
        {letter}
      </text>
    </svg>
  );
}

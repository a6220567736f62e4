import { braceOf } from '#app/ui/brace.ts';

const path = braceOf(120);

export function BrokenBrace({ className }: { className: string }) {
  return (
    <svg viewBox="-2 0 62 142" fill="currentColor" aria-hidden className={className}>
      <clipPath id="upper">
        <path d="M-9-9h69v87l-36 8-4-7-4 5-25-6z" />
      </clipPath>
      <clipPath id="lower">
        <path d="M-9 78l25 6 4-5 4 7 36-8v60H-9z" />
      </clipPath>
      <g transform="rotate(-4 21 60)">
        <path clipPath="url(#upper)" d={path} transform="matrix(-1 0 0 1 42 0)" />
      </g>
      <g transform="translate(11 13) rotate(21 21 120)">
        <path clipPath="url(#lower)" d={path} transform="matrix(-1 0 0 1 42 0)" />
      </g>
    </svg>
  );
}

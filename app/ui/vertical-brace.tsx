import { braceOf } from './brace.ts';

/** A brace as high as the space that it is given. Only its arms stretch. */
export function VerticalBrace({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 42 160"
      preserveAspectRatio="none"
      className={`shrink-0 ${className}`}
    >
      <path d={braceOf(160)} fill="currentColor" />
    </svg>
  );
}

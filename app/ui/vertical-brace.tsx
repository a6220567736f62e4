import { braceOf } from './brace.ts';

/** A brace as high as its box. Unlike in `braceOf`, the whole drawing stretches, not only the arms. */
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

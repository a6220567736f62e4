import { braceOf } from './brace.ts';

const brace = braceOf(120);

type Props = { className?: string };

export const Mark = ({ className }: Props) => (
  <svg viewBox="0 0 42 120" height="1.2em" fill="currentColor" aria-hidden className={className}>
    <path d={brace} transform="matrix(-1 0 0 1 42 0)" />
  </svg>
);

export const Brace = ({ className }: Props) => (
  <svg viewBox="0 0 42 120" height="6em" fill="currentColor" aria-hidden className={className}>
    <path d={brace} />
  </svg>
);

export const JoiningBrace = ({ className, down = false }: Props & { down?: boolean }) => (
  <svg viewBox={down ? '0 0 380 42' : '0 0 42 380'} fill="currentColor" aria-hidden className={className}>
    <path d={braceOf(380)} transform={down ? 'translate(380) rotate(90)' : undefined} />
  </svg>
);

import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<Look, string> = {
  primary: 'bg-ink text-paper hover:opacity-85 border-transparent',
  secondary: 'border-ink hover:bg-sunken',
  quiet: 'border-transparent hover:bg-sunken',
  danger: 'border-bad text-bad hover:bg-bad-ground',
};

export function buttonClass(look: Look = 'primary', small = false): string {
  const size = small ? 'min-h-9 px-4 py-1 text-sm' : 'min-h-11 px-5 py-1';
  // A label wraps only if it does not fit into the space for the button. On narrow phones, some French labels do not.
  return `inline-flex max-w-full items-center justify-center gap-2 rounded-full border text-center font-medium max-sm:shrink-0 transition-[opacity,background-color] duration-150 disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 sm:whitespace-nowrap ${size} ${looks[look]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  small?: boolean;
  busy?: boolean;
  busyLabel?: string;
}

/** `disabled` would make a busy button lose the focus, so the button has `aria-disabled` and ignores clicks. */
export function Button({
  look,
  small,
  busy = false,
  busyLabel,
  children,
  disabled,
  'aria-disabled': ariaDisabled,
  onClick,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !busy}
      aria-disabled={busy || ariaDisabled}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(look, small)} ${className}`}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: Look;
  small?: boolean;
}

export function ButtonLink({ look, small, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass(look, small)} ${className}`} />;
}

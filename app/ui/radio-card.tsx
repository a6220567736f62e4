import type { ComponentProps } from 'react';

export function RadioCard({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={`relative cursor-pointer rounded-card border border-edge bg-surface p-3 transition-colors duration-150 not-has-disabled:hover:border-ink has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input {...input} type="radio" className="mt-1 size-4 shrink-0 accent-accent outline-none" />
      {children}
    </label>
  );
}

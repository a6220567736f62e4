import type { ReactNode } from 'react';
import { m } from '#messages';

export interface NumberedPart {
  id: string;
  title: string;
  text: ReactNode;
}

export function NumberedPage({ title, parts }: { title: string; parts: readonly NumberedPart[] }) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <h1 className="text-[clamp(3.25rem,9vw,7.5rem)] leading-[0.92] tracking-[-0.02em]">{title}</h1>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-16 lg:grid-cols-[1fr_2.4fr]">
        <nav aria-label={m.legal_contents()} className="self-start lg:sticky lg:top-8">
          <ol className="grid gap-x-8 text-soft sm:grid-cols-2 lg:grid-cols-1">
            {parts.map((part, index) => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="flex min-h-9 items-baseline gap-3 hover:text-ink">
                  <span className="w-4 font-serif text-lg text-accent">{index + 1}</span> {part.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {parts.map((part) => (
            <section
              key={part.id}
              id={part.id}
              className="scroll-mt-4 border-t border-line py-8 first:pt-6 md:py-10"
            >
              <h2>{part.title}</h2>
              <div className="mt-4 grid gap-4 text-soft *:[p]:max-w-prose">{part.text}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className="text-accent underline underline-offset-4">
    {children}
  </a>
);

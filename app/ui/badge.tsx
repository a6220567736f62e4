import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'metal';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink',
  good: 'bg-good-ground text-good',
  wait: 'bg-wait-ground text-wait',
  bad: 'bg-bad-ground text-bad',
  metal: 'bg-surface text-metal border border-line',
};

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

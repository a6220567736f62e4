import type { FiguresSource } from '#domain/influencers/figures.ts';
import { m } from '#messages';
import { Declared } from './declared.tsx';

interface FigureProps {
  name: string;
  value: string | null;
  source?: FiguresSource;
  size: string;
}

export function Figure({ name, value, source = 'verified', size }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-sm text-soft">{name}</dt>
      <dd className={`order-1 flex min-h-[1lh] items-end font-serif tabular-nums ${size}`}>
        {value ?? (
          <span className="font-sans text-sm/6 text-soft min-[22rem]:whitespace-nowrap">
            {m.influencer_not_stated()}
          </span>
        )}
      </dd>
      {value !== null && source === 'declared' && (
        <dd className="order-3 leading-none">
          <Declared source={source} />
        </dd>
      )}
    </div>
  );
}

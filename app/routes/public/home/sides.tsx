import type { ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

interface SidesProps extends Record<Role, ReactNode> {
  title: string;
  /** The side that is shown first. */
  start: Role;
  /** Margin below the header. */
  gap: string;
}

/** Content of a home page section for influencers and for brands. CSS shows the side that the switch names, without scripts. */
export function Sides({ title, start, gap, influencer, client }: SidesProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
      <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-5 ${gap}`}>
        <h2 className="text-[clamp(2.5rem,1.6rem+3.6vw,4.25rem)]">{title}</h2>
        <Segmented
          label={m.home_side()}
          start={start}
          choices={[
            { value: 'influencer', label: m.home_side_influencer() },
            { value: 'client', label: m.home_side_brand() },
          ]}
        />
      </div>
      <div className="group-has-[[value=client]:checked]/sides:hidden">{influencer}</div>
      <div className="group-has-[[value=influencer]:checked]/sides:hidden">{client}</div>
    </div>
  );
}

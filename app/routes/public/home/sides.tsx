import type { ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

/** The switch between what concerns an influencer and what concerns a brand. It needs no script: see `BothSides`. */
export function SideSwitch({ start }: { start: Role }) {
  return (
    <Segmented
      label={m.home_side()}
      start={start}
      choices={[
        { value: 'influencer', label: m.home_side_influencer() },
        { value: 'client', label: m.home_side_brand() },
      ]}
    />
  );
}

/** Both sides are in the page; the switch inside the same `group/sides` says which one shows. */
export function BothSides({ influencer, client }: Record<Role, ReactNode>) {
  return (
    <>
      <div className="group-has-[[value=client]:checked]/sides:hidden">{influencer}</div>
      <div className="group-has-[[value=influencer]:checked]/sides:hidden">{client}</div>
    </>
  );
}

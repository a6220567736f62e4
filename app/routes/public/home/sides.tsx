import type { ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

/** Switches between the influencer's and the brand's content, without script: see `BothSides`. */
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

/** Renders both sides; CSS shows the one chosen by the `SideSwitch` in the same `group/sides`. */
export function BothSides({ influencer, client }: Record<Role, ReactNode>) {
  return (
    <>
      <div className="group-has-[[value=client]:checked]/sides:hidden">{influencer}</div>
      <div className="group-has-[[value=influencer]:checked]/sides:hidden">{client}</div>
    </>
  );
}

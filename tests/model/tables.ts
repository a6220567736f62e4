/**
 * The model's own copy of the tables of moves. It is written out and not imported: a table that was altered by mistake
 * would agree with itself.
 */
export interface Move {
  from: readonly string[];
  to: string;
  by: readonly string[];
}
type Machine = Readonly<Record<string, Move>>;
export interface Tables {
  campaign: Machine;
  application: Machine;
}

export const tables: Tables = {
  campaign: {
    publish: { from: ['draft'], to: 'active', by: ['owner'] },
    cancelDraft: { from: ['draft'], to: 'canceled', by: ['owner'] },
    end: { from: ['active'], to: 'ended', by: ['owner', 'clock'] },
    cancel: { from: ['active'], to: 'canceled', by: ['owner'] },
    complete: { from: ['ended'], to: 'completed', by: ['owner'] },
  },
  application: {
    accept: { from: ['pending'], to: 'accepted', by: ['brand'] },
    decline: { from: ['pending'], to: 'declined', by: ['brand'] },
    withdraw: { from: ['pending'], to: 'gone', by: ['influencer'] },
    end: { from: ['pending', 'accepted'], to: 'ended', by: ['campaign'] },
  },
};

const states = {
  campaign: ['draft', 'active', 'ended', 'completed', 'canceled'],
  application: ['pending', 'accepted', 'declined', 'ended', 'gone'],
};
const movers = { campaign: ['owner', 'clock'], application: ['brand', 'influencer', 'campaign'] };

/** Alterations that nobody could ever notice, and why. */
const unnoticeable = [
  'application.end from ended', // a campaign closes once: none of its applications has ended before
  'application.end by brand', // there is no act by which anybody could ask for it
  'application.end by influencer',
];

/** The tables with one move altered, in every way: taken away, one state or mover more or less, another end. */
export function* alteredTables(): Generator<{ name: string; tables: Tables }> {
  for (const machine of ['campaign', 'application'] as const) {
    for (const [move, rule] of Object.entries(tables[machine])) {
      const { [move]: _, ...others } = tables[machine];
      const alter = (how: string, altered: Machine) => ({
        name: `${machine}.${move} ${how}`,
        tables: { ...tables, [machine]: altered },
      });
      yield alter('removed', others);
      // In its place: the order of the table is part of it.
      const change = (how: string, changes: Partial<Move>) =>
        alter(how, { ...tables[machine], [move]: { ...rule, ...changes } });
      const all = [
        ...states[machine]
          .filter((state) => state !== 'gone')
          .map((state) => change(`from ${state}`, { from: toggled(rule.from, state) })),
        ...states[machine]
          .filter((state) => state !== rule.to)
          .map((state) => change(`to ${state}`, { to: state })),
        ...movers[machine].map((mover) => change(`by ${mover}`, { by: toggled(rule.by, mover) })),
      ];
      yield* all.filter(({ name }) => !unnoticeable.includes(name));
    }
  }
}

const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((it) => it !== one) : [...list, one];

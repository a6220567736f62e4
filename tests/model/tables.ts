/**
 * A transition of the model. The model does not reuse the product's tables, so that a mistake in a table of the
 * product is detected.
 */
export interface Transition {
  from: readonly string[];
  to: string;
  by: readonly string[];
}
type TransitionTable = Readonly<Record<string, Transition>>;
export interface Tables {
  campaign: TransitionTable;
  application: TransitionTable;
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

const statuses = {
  campaign: ['draft', 'active', 'ended', 'completed', 'canceled'],
  application: ['pending', 'accepted', 'declined', 'ended', 'gone'],
};
const originators = { campaign: ['owner', 'clock'], application: ['brand', 'influencer', 'campaign'] };

/** Alterations that do not change the behaviour, so no test can detect them. */
const undetectable = [
  'application.end from ended', // No application has ended when its campaign closes.
  'application.end by brand',
  'application.end by influencer',
];

/**
 * Yields copies of the tables. Each copy has one altered transition: the transition is missing, has another target,
 * or has one source status or originator too many or too few.
 */
export function* alteredTables(): Generator<{ name: string; tables: Tables }> {
  for (const machine of ['campaign', 'application'] as const) {
    for (const [name, rule] of Object.entries(tables[machine])) {
      const { [name]: _, ...others } = tables[machine];
      const alter = (how: string, altered: TransitionTable) => ({
        name: `${machine}.${name} ${how}`,
        tables: { ...tables, [machine]: altered },
      });
      yield alter('removed', others);
      const change = (how: string, changes: Partial<Transition>) =>
        alter(how, { ...tables[machine], [name]: { ...rule, ...changes } });
      const all = [
        ...statuses[machine]
          .filter((status) => status !== 'gone')
          .map((status) => change(`from ${status}`, { from: toggled(rule.from, status) })),
        ...statuses[machine]
          .filter((status) => status !== rule.to)
          .map((status) => change(`to ${status}`, { to: status })),
        ...originators[machine].map((originator) =>
          change(`by ${originator}`, { by: toggled(rule.by, originator) }),
        ),
      ];
      yield* all.filter(({ name }) => !undetectable.includes(name));
    }
  }
}

const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((it) => it !== one) : [...list, one];

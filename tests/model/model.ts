import { dayOf } from '#domain/clock.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { type Move, type Tables, tables as theTables } from './tables.ts';

interface Application {
  status: string;
  /** What outlives the campaign. */
  decision: string | null;
}

export interface Campaign {
  id: string;
  owner: number;
  status: string;
  version: number;
  endDate: string;
  /** It may be published: it has no venue, or a first time slot. */
  hasHours: boolean;
  applications: Map<number, Application>;
}

/** The details by which a campaign may or may not be published. */
export interface Details {
  hasHours: boolean;
  endDate: string;
}

/** Whoever asks: a brand or an influencer, by number. */
export interface Viewer {
  kind: 'brand' | 'influencer';
  number: number;
}

type Outcome = RefusalCode | 'done';

/**
 * What should happen, in a few lines without a database: each act changes the model and says `done`, or leaves it as it is and
 * says how the product refuses.
 */
export class Model {
  now = new Date('2026-06-15T10:00:00Z');
  readonly campaigns: Campaign[] = [];
  readonly #tables: Tables;
  constructor(tables = theTables) {
    this.#tables = tables;
  }

  get today(): string {
    return dayOf(this.now);
  }

  /** The clock's move: of two at once nobody could say which comes first, so no table may have them. */
  #scheduledTransition(campaign: Campaign): Move | undefined {
    if (campaign.endDate >= this.today) return undefined;
    const due = Object.values(this.#tables.campaign).filter(
      ({ by, from }) => by.includes('clock') && from.includes(campaign.status),
    );
    if (due.length > 1) throw new Error('The clock has two moves at once.');
    return due[0];
  }

  #carryOut(campaign: Campaign, { to }: Move): void {
    campaign.status = to;
    campaign.version += 1;
    if (to !== 'ended' && to !== 'canceled') return;
    const { application } = this.#tables;
    const closing = Object.values(application).filter(({ by }) => by.includes('campaign'));
    for (const [influencer, it] of campaign.applications) {
      const due = closing.filter(({ from }) => from.includes(it.status));
      if (due.length > 1) throw new Error('A campaign that closes has two moves at once.');
      if (due[0]) this.#change(campaign, influencer, due[0].to);
    }
  }

  #change(campaign: Campaign, influencer: number, to: string): void {
    const application = campaign.applications.get(influencer);
    if (to === 'gone') campaign.applications.delete(influencer);
    else if (application) application.status = to;
  }

  /** The status that readers see: an end that is due shows before the clock saves it. */
  statusOf(campaign: Campaign): string {
    return this.#scheduledTransition(campaign)?.to ?? campaign.status;
  }

  /** What the clock saves of all that is past. */
  settle(): void {
    for (const campaign of this.campaigns) {
      const due = this.#scheduledTransition(campaign);
      if (due) this.#carryOut(campaign, due);
    }
  }

  create(made: Details & { id: string; owner: number }): void {
    this.campaigns.push({ ...made, status: 'draft', version: 1, applications: new Map() });
  }

  move(campaign: Campaign, name: string, by: Viewer): Outcome {
    if (!isOwner(campaign, by)) return 'campaign.not_found';
    const ownDue = this.#scheduledTransition(campaign);
    const rule = this.#tables.campaign[name];
    if (!rule?.by.includes('owner') || !rule.from.includes(this.statusOf(campaign)))
      return 'campaign.move_not_allowed';
    const unready = name === 'publish' ? this.#unready(campaign) : null;
    if (unready) return unready;
    if (ownDue) this.#carryOut(campaign, ownDue);
    this.#carryOut(campaign, rule);
    return 'done';
  }

  #unready({ hasHours, endDate }: Details): RefusalCode | null {
    if (!hasHours) return 'campaign.slot_required';
    return endDate < this.today ? 'campaign.end_is_past' : null;
  }

  edit(
    campaign: Campaign,
    by: Viewer,
    asked: { version: number; status: string; details: Details | null },
  ): Outcome {
    const { version, status, details } = asked;
    if (!isOwner(campaign, by)) return 'campaign.not_found';
    if (version !== campaign.version || this.#scheduledTransition(campaign))
      return 'campaign.changed_meanwhile';
    const isOpen = campaign.status === 'draft' || campaign.status === 'active';
    const [name, rule] =
      Object.entries(this.#tables.campaign).find(
        ([, it]) => it.by.includes('owner') && it.from.includes(campaign.status) && it.to === status,
      ) ?? [];
    if (status !== campaign.status && !(isOpen && rule)) return 'campaign.move_not_allowed';
    if (details && campaign.status !== 'draft') return 'campaign.details_are_fixed';
    const unready = name === 'publish' ? this.#unready({ ...campaign, ...details }) : null;
    if (unready) return unready;
    if (details) Object.assign(campaign, details, { version: campaign.version + 1 });
    if (rule && status !== campaign.status) this.#carryOut(campaign, rule);
    return 'done';
  }

  apply(campaign: Campaign, influencer: number): Outcome {
    const { status, endDate, applications } = campaign;
    const applied = applications.has(influencer);
    if (status === 'draft' || (status === 'canceled' && !applied)) return 'campaign.not_found';
    if (status !== 'active' || endDate < this.today) return 'campaign.not_open';
    if (applied) return 'application.already_applied';
    applications.set(influencer, { status: 'pending', decision: null });
    return 'done';
  }

  decide(campaign: Campaign, influencer: number, move: 'accept' | 'decline', by: Viewer): Outcome {
    const rule = this.#tables.application[move];
    const outcome = this.#ask(campaign, influencer, rule, by, 'application.already_decided');
    const application = campaign.applications.get(influencer);
    if (outcome === 'done' && application) application.decision = application.status;
    return outcome;
  }

  withdraw(campaign: Campaign, influencer: number, by: Viewer): Outcome {
    const rule = this.#tables.application.withdraw;
    return this.#ask(campaign, influencer, rule, by, 'application.not_pending');
  }

  #ask(
    campaign: Campaign,
    influencer: number,
    rule: Move | undefined,
    by: Viewer,
    late: RefusalCode,
  ): Outcome {
    const application = campaign.applications.get(influencer);
    const isTheirs = by.kind === 'brand' ? isOwner(campaign, by) : by.number === influencer;
    if (!application || !isTheirs) return 'application.not_found';
    if (!rule?.by.includes(by.kind)) return 'application.not_found';
    if (!rule.from.includes(application.status) || this.#scheduledTransition(campaign)) return late;
    this.#change(campaign, influencer, rule.to);
    return 'done';
  }
}

const isOwner = (campaign: Campaign, { kind, number }: Viewer) =>
  kind === 'brand' && number === campaign.owner;

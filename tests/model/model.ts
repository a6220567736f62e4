import { dayOf } from '#domain/clock.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { type Tables, type Transition, tables as theTables } from './tables.ts';

interface Application {
  status: string;
  /** The brand's decision. The end or cancellation of the campaign changes `status` only. */
  decision: string | null;
}

export interface Campaign {
  id: string;
  owner: number;
  status: string;
  version: number;
  endDate: string;
  hasHours: boolean;
  applications: Map<number, Application>;
}

export interface Details {
  hasHours: boolean;
  endDate: string;
}

export interface Viewer {
  kind: 'brand' | 'influencer';
  number: number;
}

type Outcome = RefusalCode | 'done';

/**
 * Expected behaviour of the product. A method changes the model and returns `done`, or returns the expected refusal.
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

  /** Returns the transition that is due now. Throws if two are due, because their order would be undefined. */
  #scheduledTransition(campaign: Campaign): Transition | undefined {
    if (campaign.endDate >= this.today) return undefined;
    const due = Object.values(this.#tables.campaign).filter(
      ({ by, from }) => by.includes('clock') && from.includes(campaign.status),
    );
    if (due.length > 1) throw new Error('Two scheduled transitions are due at once.');
    return due[0];
  }

  #perform(campaign: Campaign, { to }: Transition): void {
    campaign.status = to;
    campaign.version += 1;
    if (to !== 'ended' && to !== 'canceled') return;
    const { application } = this.#tables;
    const closing = Object.values(application).filter(({ by }) => by.includes('campaign'));
    for (const [influencer, it] of campaign.applications) {
      const due = closing.filter(({ from }) => from.includes(it.status));
      if (due.length > 1) throw new Error('A closing campaign has two transitions at once.');
      if (due[0]) this.#change(campaign, influencer, due[0].to);
    }
  }

  #change(campaign: Campaign, influencer: number, to: string): void {
    const application = campaign.applications.get(influencer);
    if (to === 'gone') campaign.applications.delete(influencer);
    else if (application) application.status = to;
  }

  /**
   * Returns the status that pages show. After the end date of an active campaign, this status is `ended`, even before
   * the job has saved the end.
   */
  statusOf(campaign: Campaign): string {
    return this.#scheduledTransition(campaign)?.to ?? campaign.status;
  }

  settle(): void {
    for (const campaign of this.campaigns) {
      const due = this.#scheduledTransition(campaign);
      if (due) this.#perform(campaign, due);
    }
  }

  create(campaign: Details & { id: string; owner: number }): void {
    this.campaigns.push({ ...campaign, status: 'draft', version: 1, applications: new Map() });
  }

  changeStatus(campaign: Campaign, name: string, by: Viewer): Outcome {
    if (!isOwner(campaign, by)) return 'campaign.not_found';
    const dueEnd = this.#scheduledTransition(campaign);
    const rule = this.#tables.campaign[name];
    if (!rule?.by.includes('owner') || !rule.from.includes(this.statusOf(campaign)))
      return 'campaign.move_not_allowed';
    const unready = name === 'publish' ? this.#unready(campaign) : null;
    if (unready) return unready;
    if (dueEnd) this.#perform(campaign, dueEnd);
    this.#perform(campaign, rule);
    return 'done';
  }

  #unready({ hasHours, endDate }: Details): RefusalCode | null {
    if (!hasHours) return 'campaign.slot_required';
    return endDate < this.today ? 'campaign.end_is_past' : null;
  }

  edit(
    campaign: Campaign,
    by: Viewer,
    input: { version: number; status: string; details: Details | null },
  ): Outcome {
    const { version, status, details } = input;
    if (!isOwner(campaign, by)) return 'campaign.not_found';
    if (version !== campaign.version) return 'campaign.changed_meanwhile';
    if (this.#scheduledTransition(campaign)) return 'campaign.move_not_allowed';
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
    if (rule && status !== campaign.status) this.#perform(campaign, rule);
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

  decide(campaign: Campaign, influencer: number, transition: 'accept' | 'decline', by: Viewer): Outcome {
    const rule = this.#tables.application[transition];
    const outcome = this.#attempt(campaign, influencer, rule, by, 'application.already_decided');
    const application = campaign.applications.get(influencer);
    if (outcome === 'done' && application) application.decision = application.status;
    return outcome;
  }

  withdraw(campaign: Campaign, influencer: number, by: Viewer): Outcome {
    const rule = this.#tables.application.withdraw;
    return this.#attempt(campaign, influencer, rule, by, 'application.not_pending');
  }

  #attempt(
    campaign: Campaign,
    influencer: number,
    rule: Transition | undefined,
    by: Viewer,
    lateRefusal: RefusalCode,
  ): Outcome {
    const application = campaign.applications.get(influencer);
    const isOwn = by.kind === 'brand' ? isOwner(campaign, by) : by.number === influencer;
    if (!application || !isOwn) return 'application.not_found';
    if (!rule?.by.includes(by.kind)) return 'application.not_found';
    if (!rule.from.includes(application.status) || this.#scheduledTransition(campaign)) return lateRefusal;
    this.#change(campaign, influencer, rule.to);
    return 'done';
  }
}

const isOwner = (campaign: Campaign, { kind, number }: Viewer) =>
  kind === 'brand' && number === campaign.owner;

import type { ApplicationStatus, Decision } from '../applications/application.ts';
import type { Thematic } from '../campaigns/reference.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Tier } from '../subscriptions/subscription.ts';

/** What a brand may have of a campaign, by its plan. */
export const reports = ['basic', 'detailed', 'analytics'] as const;
export type Report = (typeof reports)[number];

interface Terms {
  /** The plans it comes with, the least first. */
  tiers: readonly [Exclude<Tier, 'free'>, ...Exclude<Tier, 'free'>[]];
  /** What the others are told. */
  refusal: RefusalCode;
}

export const reportTerms: Record<Report, Terms> = {
  basic: { tiers: ['basic', 'premium'], refusal: 'plan.without_basic_report' },
  detailed: { tiers: ['premium'], refusal: 'plan.without_detailed_report' },
  analytics: { tiers: ['premium'], refusal: 'plan.without_analytics' },
};

export function comesWith(tier: Tier, report: Report): boolean {
  return reportTerms[report].tiers.some((it) => it === tier);
}

/** One application as reports have it. Nothing of it is the influencer's address, telephone or e-mail. */
export interface ReportLine {
  influencerId: string;
  fullName: string;
  /** Instagram's, without an @. */
  handle: string;
  status: ApplicationStatus;
  decision: Decision | null;
  appliedAt: Date;
  decidedAt: Date | null;
  /** From the application to the decision. */
  answerHours: number | null;
  followers: number;
  following: number;
  posts: number;
  /** Percent. */
  engagementRate: number;
  figuresSource: 'declared' | 'verified';
  figuresReadAt: Date | null;
  thematics: Thematic[];
  location: string;
  /** Accepted applications of completed campaigns, of any brand. */
  collaborations: number;
}

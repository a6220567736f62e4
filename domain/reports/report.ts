import type { ApplicationStatus, Decision } from '../applications/application.ts';
import type { Thematic } from '../campaigns/reference.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Tier } from '../subscriptions/subscription.ts';

/** Reports about a campaign. The plan decides which ones a brand may open. */
export const reports = ['basic', 'detailed', 'analytics'] as const;
export type Report = (typeof reports)[number];

interface Terms {
  /** The plans that include it, cheapest first. */
  tiers: readonly [Exclude<Tier, 'free'>, ...Exclude<Tier, 'free'>[]];
  /** Refusal for the other plans. */
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

/** One application in a report. It never contains the influencer's address, telephone number or email (privacy). */
export interface ReportLine {
  influencerId: string;
  fullName: string;
  /** Instagram handle, without the @. */
  handle: string;
  status: ApplicationStatus;
  decision: Decision | null;
  appliedAt: Date;
  decidedAt: Date | null;
  /** Hours from the application to the decision. */
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
  /** Accepted applications to completed campaigns of any brand. */
  collaborations: number;
}

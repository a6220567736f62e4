import type { ApplicationStatus, Decision } from '../applications/application.ts';
import { type Figures, type FiguresSource, isAnyStated } from '../influencers/figures.ts';
import type { OpenProfile } from '../influencers/profile-view.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Tier } from '../subscriptions/subscription.ts';

interface Terms {
  tiers: readonly [Exclude<Tier, 'free'>, ...Exclude<Tier, 'free'>[]];
  refusal: RefusalCode;
}

export const reportTerms = {
  basic: { tiers: ['basic', 'premium'], refusal: 'plan.without_basic_report' },
  detailed: { tiers: ['premium'], refusal: 'plan.without_detailed_report' },
  analytics: { tiers: ['premium'], refusal: 'plan.without_analytics' },
} as const satisfies Record<string, Terms>;
export type Report = keyof typeof reportTerms;

export function comesWith(tier: Tier, report: Report): boolean {
  return reportTerms[report].tiers.some((it) => it === tier);
}

type ProfileFacts = keyof Figures | 'handle' | 'location' | 'thematics' | 'figuresSource' | 'figuresReadAt';

/** For privacy, a line has no address, telephone number or email address of the influencer. `handle` has no @. */
export interface ReportLine extends Pick<OpenProfile, ProfileFacts> {
  influencerId: string;
  fullName: string;
  status: ApplicationStatus;
  decision: Decision | null;
  appliedAt: Date;
  decidedAt: Date | null;
  /** Hours from the application to the decision. Null if there is no decision. */
  answerHours: number | null;
  collaborations: number;
}

export function statedSourceOf({
  followers,
  following,
  posts,
  engagementRate,
  figuresSource,
}: ReportLine): FiguresSource | 'none' {
  return isAnyStated(followers, following, posts, engagementRate) ? figuresSource : 'none';
}

import type { z } from 'zod';
import type { Decision } from '#domain/applications/application.ts';
import type { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { DAY_MS } from '#domain/clock.ts';
import type { Terms } from '#domain/terms/terms.ts';

/** Returns a moment relative to `now`, the time of loading. All dates are therefore near the current day. */
export type Moment = (now: Date) => Date;

/** `time` is `HH:MM` in UTC. */
export function daysAgo(days: number, time: string): Moment {
  return (now) => new Date(`${utcDay(new Date(now.getTime() - days * DAY_MS))}T${time}:00Z`);
}

export function minutesAgo(minutes: number): Moment {
  return (now) => new Date(now.getTime() - minutes * 60_000);
}

/** Returns `YYYY-MM-DD`. */
function dayFromToday(now: Date, days: number): string {
  return utcDay(new Date(now.getTime() + days * DAY_MS));
}

function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export interface DemoMessage {
  from: 'brand' | 'influencer';
  at: Moment;
  text: string;
}

export const fromBrand = (at: Moment, text: string): DemoMessage => ({ from: 'brand', at, text });
export const fromInfluencer = (at: Moment, text: string): DemoMessage => ({ from: 'influencer', at, text });

export interface DemoApplication {
  at: Moment;
  message: string;
  decision?: { is: Decision; at: Moment };
  messages?: DemoMessage[];
}

/** Terms of a demo campaign. Values that are left out come from `defaultTerms`. */
export interface DemoTerms extends Partial<Terms> {
  at: Moment;
  giftCents?: number;
}

type CampaignInput = z.input<typeof campaignInput>;

export interface DemoCampaign
  extends Pick<CampaignInput, 'title' | 'description' | 'thematics' | 'targetLocations'> {
  /** A file name in `public/demo/covers` without `.svg`. `giftImages` has the same format. */
  cover: string;
  giftImages?: string[];
  /** First and last day, in days after the current day. Negative for past days. */
  days: readonly [number, number];
  dates: { created: Moment; published?: Moment; canceled?: Moment; completed?: Moment };
  gift?: string;
  /** In cents. Omitted if the campaign only gives a gift. */
  prices?: { post: number; story: number };
  /** By default `remote`, without `venue` and `slots`. */
  collaborationType?: CampaignInput['collaborationType'];
  venue?: { name: string; address: string; town: string };
  slots?: CampaignInput['slot1'][];
  /** `women` and `men` are percentages. The rest is `other`. */
  audience: { ages: [number, number]; women: number; men: number; followers: CampaignInput['followerRange'] };
  application?: DemoApplication;
  invitation?: { at: Moment; note: string };
  terms?: DemoTerms;
}

const noSlot = { start: '', end: '' } as const;

export function inputOf(campaign: DemoCampaign, now: Date): CampaignInput {
  const { title, description, thematics, targetLocations, gift, prices, venue, audience } = campaign;
  const [slot1 = noSlot, slot2 = noSlot] = campaign.slots ?? [];
  return {
    title,
    description,
    compensationType: compensationOf(campaign),
    giftDescription: gift ?? '',
    postPriceCents: prices?.post ?? 0,
    storyPriceCents: prices?.story ?? 0,
    thematics,
    collaborationType: campaign.collaborationType ?? 'remote',
    venueName: venue?.name ?? '',
    venueAddress: venue?.address ?? '',
    venueTown: venue?.town ?? '',
    venueCountry: venue ? 'fr' : '',
    slot1,
    slot2,
    startDate: dayFromToday(now, campaign.days[0]),
    endDate: dayFromToday(now, campaign.days[1]),
    targetLocations,
    minAge: audience.ages[0],
    maxAge: audience.ages[1],
    femalePercentage: audience.women,
    malePercentage: audience.men,
    otherPercentage: 100 - audience.women - audience.men,
    followerRange: audience.followers,
  };
}

function compensationOf({ gift, prices }: DemoCampaign): CampaignInput['compensationType'] {
  if (!gift) return 'paid';
  return prices ? 'giftedAndPaid' : 'gifted';
}

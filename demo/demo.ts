import type { z } from 'zod';
import type { Decision } from '#domain/applications/application.ts';
import type { campaignInput } from '#domain/campaigns/campaign-input.ts';

/** A moment relative to the time of loading, so that all dates are near today. */
export type Moment = (now: Date) => Date;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A number of days before today (negative: after today), at `HH:MM` UTC. */
export function daysAgo(days: number, time: string): Moment {
  return (now) => new Date(`${utcDay(new Date(now.getTime() - days * DAY_MS))}T${time}:00Z`);
}

export function minutesAgo(minutes: number): Moment {
  return (now) => new Date(now.getTime() - minutes * 60_000);
}

/** A number of days after today, as `YYYY-MM-DD`. */
export function dayFromToday(now: Date, days: number): string {
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

/** An application of Léa and its decision. The end of its campaign ends it. */
export interface DemoApplication {
  at: Moment;
  message: string;
  decision?: { is: Decision; at: Moment };
  messages?: DemoMessage[];
}

export interface DemoCampaign {
  /** File name in `public/demo/covers`, as for `gifts`. */
  cover: string;
  gifts?: string[];
  input: Omit<z.input<typeof campaignInput>, 'startDate' | 'endDate'>;
  /** First and last day, as days from today. */
  days: readonly [number, number];
  created: Moment;
  published?: Moment;
  canceled?: Moment;
  completed?: Moment;
  application?: DemoApplication;
}

const noSlot = { start: '', end: '' } as const;

/** Venue fields of a collaboration without a venue. */
export const noVenue = {
  venueName: '',
  venueAddress: '',
  venueTown: '',
  venueCountry: '',
  slot1: noSlot,
  slot2: noSlot,
} as const;

export const noSecondSlot = { slot2: noSlot } as const;
export const noGift = { giftDescription: '' } as const;
export const noPrice = { postPriceCents: 0, storyPriceCents: 0 } as const;

import type { z } from 'zod';
import type { Decision } from '#domain/applications/application.ts';
import type { campaignInput } from '#domain/campaigns/campaign-input.ts';

/** A moment of the demo world, told from the moment it is loaded: its days are always near today. */
export type Moment = (now: Date) => Date;

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days before today (a minus is a day to come), at `HH:MM` of UTC. */
export function daysAgo(days: number, time: string): Moment {
  return (now) => new Date(`${utcDay(new Date(now.getTime() - days * DAY_MS))}T${time}:00Z`);
}

export function minutesAgo(minutes: number): Moment {
  return (now) => new Date(now.getTime() - minutes * 60_000);
}

/** The day so many days from today, `YYYY-MM-DD`. */
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

/** What Léa sent, and what came of it. A campaign that closes ends it by itself. */
export interface DemoApplication {
  at: Moment;
  message: string;
  decision?: { is: Decision; at: Moment };
  messages?: DemoMessage[];
}

export interface DemoCampaign {
  /** The picture in `public/demo/covers`, and those of the gift. */
  cover: string;
  gifts?: string[];
  input: Omit<z.input<typeof campaignInput>, 'startDate' | 'endDate'>;
  /** First and last day, counted from today. */
  days: readonly [number, number];
  created: Moment;
  published?: Moment;
  canceled?: Moment;
  completed?: Moment;
  application?: DemoApplication;
}

const noSlot = { start: '', end: '' } as const;

/** The venue fields of a collaboration that has none. */
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

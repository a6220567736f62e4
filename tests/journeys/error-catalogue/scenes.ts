import { atTheDoor } from './at-the-door.ts';
import { ofACampaign } from './of-a-campaign.ts';
import { ofAnAccount } from './of-an-account.ts';
import { ofAnApplication } from './of-an-application.ts';
import type { Scene } from './stage.ts';

/** How every text is provoked. Each group is played through by one cast. */
export const groups = {
  'at the door': atTheDoor,
  'of an account': ofAnAccount,
  'of a campaign': ofACampaign,
  'of an application': ofAnApplication,
} satisfies Record<string, Record<string, Scene>>;

export type SceneName =
  | keyof typeof atTheDoor
  | keyof typeof ofAnAccount
  | keyof typeof ofACampaign
  | keyof typeof ofAnApplication;

import { ofAnAccount } from './account-scenes.ts';
import { ofAnApplication } from './application-scenes.ts';
import { ofACampaign } from './campaign-scenes.ts';
import { atTheDoor } from './sign-in-scenes.ts';
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

import { accountScenes } from './account-scenes.ts';
import { applicationScenes } from './application-scenes.ts';
import { campaignScenes } from './campaign-scenes.ts';
import { signInScenes } from './sign-in-scenes.ts';
import type { Scene } from './stage.ts';

/** Scenes by group. The scenes of a group run in one test, with the same people. */
export const groups = {
  'login and sign-up': signInScenes,
  accounts: accountScenes,
  campaigns: campaignScenes,
  applications: applicationScenes,
} satisfies Record<string, Record<string, Scene>>;

export type SceneName =
  | keyof typeof signInScenes
  | keyof typeof accountScenes
  | keyof typeof campaignScenes
  | keyof typeof applicationScenes;

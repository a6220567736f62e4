import type { Choice } from './choice.ts';
import type { State } from './state.ts';
import type { Real } from './world.ts';

export interface Scene {
  state: State;
  real: Real;
}

/**
 * An act of one person at one moment. `expected` performs the act on a copy of the model's state, and returns `done` or
 * the code of the expected refusal.
 */
export interface Act {
  name: string;
  expected: (state: State) => string;
  perform: () => Promise<unknown>;
}

export type MakeAct = (scene: Scene, choice: Choice) => Act | null | Promise<Act | null>;

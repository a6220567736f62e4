import type { Choice } from './choice.ts';
import type { State } from './state.ts';
import type { Real } from './world.ts';

export interface Scene {
  state: State;
  real: Real;
}

/** An act of one person at one moment. `expected` changes a copy of the state. */
export interface Act {
  name: string;
  expected: (state: State) => string;
  perform: () => Promise<unknown>;
}

export type MakeAct = (scene: Scene, choice: Choice) => Act | null | Promise<Act | null>;

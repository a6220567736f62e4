/** Built as `build/server/index.js`, which `npm start` runs. */
import * as build from 'virtual:react-router/server-build';
import { exitOnMistake } from '../commands/operator-error.ts';
import { builtPages } from '../http/pages.ts';
import { serve } from '../serve.ts';
import { checkedSettings } from './checked-settings.ts';

await exitOnMistake(async () =>
  serve(await checkedSettings(), { inDevelopment: false, openPages: () => builtPages(build) }),
);

import { exitOnMistake } from '../commands/operator-error.ts';
import { developmentPages } from '../http/pages.ts';
import { serve } from '../serve.ts';
import { checkedSettings } from './checked-settings.ts';

await exitOnMistake(async () =>
  serve(await checkedSettings(), { inDevelopment: true, openPages: developmentPages }),
);

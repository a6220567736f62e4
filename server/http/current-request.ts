import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#domain/language.ts';
import { setLanguageSource } from '#messages/path-language.ts';
import { setLogContext } from '#services/log.ts';
import type { Exchange } from './exchange.ts';

interface Current {
  language: Language;
  exchange?: Exchange | undefined;
}

const current = new AsyncLocalStorage<Current>();
setLanguageSource(() => current.getStore()?.language ?? 'en');
setLogContext(() => {
  const exchange = current.getStore()?.exchange;
  return exchange && { requestId: exchange.requestId, route: exchange.route };
});

/** Messages in `work` default to the request's language, and log lines contain the request id. */
export function inRequest<T>(exchange: Exchange, work: () => T): T {
  return current.run({ language: exchange.language, exchange }, work);
}

export function inLanguage<T>(language: Language, work: () => T): T {
  return current.run({ language, exchange: current.getStore()?.exchange }, work);
}

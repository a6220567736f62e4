import { type HandledAddress, handledInBothLanguages } from '#app/addresses/handled.ts';

/** Returns a pattern that matches the addresses. Its capture groups are the parameters of the addresses, in order. */
export function addressPattern(...addresses: HandledAddress[]): RegExp {
  const sources = addresses.map((address) => {
    const prefix = handledInBothLanguages.some((it) => it === address) ? '(?:/fr)?' : '';
    return prefix + address.replace(/:\w+/g, '([\\w-]+)');
  });
  return new RegExp(`^(?:${sources.join('|')})$`);
}

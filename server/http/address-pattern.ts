import { type HandledAddress, handledInBothLanguages } from '#app/addresses/handled.ts';

/**
 * Returns a regular expression that matches the paths of these addresses. Its capture groups are the parameters, in
 * the order of the addresses.
 */
export function addressPattern(...addresses: HandledAddress[]): RegExp {
  const sources = addresses.map((address) => {
    const prefix = handledInBothLanguages.some((it) => it === address) ? '(?:/fr)?' : '';
    return prefix + address.replace(/:\w+/g, '([\\w-]+)');
  });
  return new RegExp(`^(?:${sources.join('|')})$`);
}

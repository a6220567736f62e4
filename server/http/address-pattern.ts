import { type HandledAddress, handledInBothLanguages } from '#app/addresses/handled.ts';

/** A pattern that matches the paths of these addresses. Each parameter is a capture group, in the order of the addresses. */
export function addressPattern(...addresses: HandledAddress[]): RegExp {
  const sources = addresses.map((address) => {
    const prefix = handledInBothLanguages.some((it) => it === address) ? '(?:/fr)?' : '';
    return prefix + address.replace(/:\w+/g, '([\\w-]+)');
  });
  return new RegExp(`^(?:${sources.join('|')})$`);
}

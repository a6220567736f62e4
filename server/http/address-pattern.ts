import {
  type AddressAnsweredByServer,
  answeredByServerInBothLanguages,
} from '#app/addresses/answered-by-server.ts';

/** Returns a pattern that matches the addresses. Its capture groups are the parameters of the addresses, in order. */
export function addressPattern(...addresses: AddressAnsweredByServer[]): RegExp {
  const sources = addresses.map((address) => {
    const prefix = answeredByServerInBothLanguages.some((it) => it === address) ? '(?:/fr)?' : '';
    return prefix + address.replace(/:\w+/g, '([\\w-]+)');
  });
  return new RegExp(`^(?:${sources.join('|')})$`);
}

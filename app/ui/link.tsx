import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

/** True on a document: no React will be there to hear a click. */
export const PlainLinks = createContext(false);

export interface LinkProps
  extends ComponentProps<'a'>,
    Pick<RouterLinkProps, 'reloadDocument' | 'preventScrollReset'> {
  to: string;
}

/** Leads to another page of the site: by React where it drives the page, by the browser where it does not. */
export function Link({ to, reloadDocument, preventScrollReset = false, ...rest }: LinkProps) {
  const isPlain = useContext(PlainLinks) || reloadDocument;
  return isPlain ? <a {...rest} href={to} /> : <RouterLink {...rest} {...{ to, preventScrollReset }} />;
}

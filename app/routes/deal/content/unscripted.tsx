/** Says what a form cannot do without scripts. */
export function Unscripted({ children }: { children: string }) {
  return <p className="hidden rounded-card bg-sunken px-4 py-3 text-soft noscript:block">{children}</p>;
}

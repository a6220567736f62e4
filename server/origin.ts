/** A request that changes something and was sent by a page of another site. Browsers always say; scripts need not. */
export function isForeign(
  { method, origin, host }: { method: string; origin: string | undefined; host: string | undefined },
  publicUrl: string,
): boolean {
  if (method === 'GET' || method === 'HEAD' || !origin) return false;
  return origin !== new URL(publicUrl).origin && origin !== `http://${host}` && origin !== `https://${host}`;
}

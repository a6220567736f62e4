export function instagramAddress(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle)}/`;
}

const CHANNEL = 'written-here';

/** Tells this browser's other tabs that one has written: their lines tell what is unread, and one's own words never are. */
export function tellWritten(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Hears of it until the returned function is called. */
export function hearWritten(heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = heard;
  return () => channel.close();
}

import Bowser from 'bowser';

export interface Browser {
  /** Null if the browser does not say its name. */
  browser: string | null;
  system: string | null;
}

/** Reads the names of the browser and the operating system from a `User-Agent` header. */
export function browserOf(userAgent: string): Browser {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

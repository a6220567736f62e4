import { requireFreePort } from '../http/listen.ts';
import { environment, readSettings, type Settings } from '../settings.ts';

/** Throws `BadSetting` if a setting is invalid or the port is taken. */
export async function checkedSettings(): Promise<Settings> {
  const settings = readSettings(environment());
  await requireFreePort(settings);
  return settings;
}

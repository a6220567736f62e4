import { showLost } from './lost-toast.ts';
import { isReachable } from './reachable.ts';

/**
 * Loads the code of a part of a page. If loading fails, the promise stays pending and a toast offers to try again. If
 * the second attempt also fails and the server answers, the document reloads. Some browsers cannot repeat a failed
 * `import` without a reload, and a release removes older scripts.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise<void>((retry) => showLost(retry));
  }
  try {
    return await load();
  } catch {
    if (await isReachable()) window.location.reload();
    return loadPart(load);
  }
}

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns a value that only the browser knows. On the server and in the first render, returns `onServer`. */
export function useInBrowser<Value>(inBrowser: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, inBrowser, () => onServer);
}

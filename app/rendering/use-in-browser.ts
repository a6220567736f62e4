import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** A value that only the browser knows. The server and the first render in the browser use `onServer`. */
export function useInBrowser<Value>(inBrowser: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, inBrowser, () => onServer);
}

/** Browsers take time to show an address (Chromium renders the page's icon anew), so it waits until nobody types. */
const PAUSE_MS = 300;

/** Keeps the address bar at what the page shows. */
export function addressBar() {
  let typedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the page shows, unless the bar has it already. */
  let pending: string | undefined;

  function update(): void {
    clearTimeout(timer);
    const left = typedAt + PAUSE_MS - performance.now();
    if (left > 0) timer = setTimeout(update, left);
    else if (pending) {
      history.replaceState(null, '', pending);
      pending = undefined;
    }
  }

  return {
    typed: () => {
      typedAt = performance.now();
    },
    show: (address: string) => {
      pending = address;
      update();
    },
    /** Stores what is needed to find the same place again, as the page is left. */
    leave: (place: Place) => history.replaceState(place, '', pending),
  };
}

export interface Place {
  page: number;
  y: number;
}

export const placeLeft = () => (history.state ?? {}) as Partial<Place>;

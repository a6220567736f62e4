/** Changing the address costs time (Chromium renders the page's icon again), so it waits for a pause in typing. */
const PAUSE_MS = 300;

/** Updates the address bar to the filters that the page shows. */
export function addressBar() {
  let typedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Address of the shown filters, until the bar has it. */
  let pending: string | undefined;

  function update(): void {
    clearTimeout(timer);
    const remainingMs = typedAt + PAUSE_MS - performance.now();
    if (remainingMs > 0) timer = setTimeout(update, remainingMs);
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
    /** Stores the position when the user leaves the page, for navigating back. */
    leave: (position: ListPosition) => history.replaceState(position, '', pending),
  };
}

interface ListPosition {
  page: number;
  y: number;
}

export const storedPosition = () => (history.state ?? {}) as Partial<ListPosition>;

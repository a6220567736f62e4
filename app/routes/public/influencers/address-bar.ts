/** Typing pause before the address changes, in milliseconds. Each change makes Chromium render the favicon again. */
const PAUSE_MS = 300;

export function addressBar() {
  let typedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
    leave: (position: ListPosition) => history.replaceState(position, '', pending),
  };
}

interface ListPosition {
  page: number;
  y: number;
}

export const storedPosition = () => (history.state ?? {}) as Partial<ListPosition>;

/**
 * A red dot that flashes: something is going on. It flashes five times and then stays lit, because what blinks for more
 * than five seconds must have a way to stop it (WCAG 2.2.2); where motion is not wanted it rests from the start.
 */
export function LiveDot() {
  return (
    <span aria-hidden className="inline-block size-2 shrink-0 animate-[flash_1s_5] rounded-full bg-bad" />
  );
}

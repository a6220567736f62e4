/**
 * Flashes five times, then stays lit. Content that blinks for more than five seconds needs a way to stop (WCAG
 * 2.2.2). Does not flash with reduced motion.
 */
export function LiveDot() {
  return (
    <span aria-hidden className="inline-block size-2 shrink-0 animate-[flash_1s_5] rounded-full bg-bad" />
  );
}

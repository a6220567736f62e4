/**
 * The dot flashes five times and then stays lit. Content that blinks for more than five seconds needs a way to stop
 * (WCAG 2.2.2). The dot does not flash for users who prefer reduced motion.
 */
export function LiveDot() {
  return (
    <span aria-hidden className="inline-block size-2 shrink-0 animate-[flash_1s_5] rounded-full bg-bad" />
  );
}

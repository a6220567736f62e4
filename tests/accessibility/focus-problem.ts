/**
 * Runs in the page. Says what is wrong with the focus: it is on `body`, it has no outline, or something hides the
 * focused element entirely. Forced colours remove shadows and backgrounds, so only an outline counts.
 */
export function focusProblem(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is on body';
  const label = focused.closest('label') ?? document.querySelector(`label[for="${CSS.escape(focused.id)}"]`);
  const name = `${focused.tagName.toLowerCase()} “${(focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent ?? '').trim().slice(0, 40)}”`;
  const hasOutline = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return (
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor)
    );
  };
  // A card, a tile, a label or the next element may show the outline of a focused link or input.
  const around: (Element | null)[] = [focused.nextElementSibling, label, focused];
  for (let it = focused.parentElement; it && it !== document.body; it = it.parentElement) around.push(it);
  if (!around.some(hasOutline)) return `no visible focus on ${name}`;

  const isTiny = (element: Element) => element.getBoundingClientRect().width < 4;
  const shown = isTiny(focused) && label ? label : focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const hits = shares.flatMap((down) =>
    shares.map((across) =>
      document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
    ),
  );
  if (hits.some((hit) => hit !== null && (shown.contains(hit) || hit.contains(shown)))) return null;
  const isUnderToast = hits.some((hit) => hit?.closest('.toast-card'));
  return `${name} is ${isUnderToast ? 'under a toast' : 'hidden'}`;
}

import { formatNumber } from '#messages/format.ts';

/** Joins two sliders to the two number fields under them: whichever moves, the others follow. */
export function joinRange(range: Element, language: 'en' | 'fr'): void {
  const track = range.querySelector<HTMLElement>('.range');
  const [low, high] = range.querySelectorAll<HTMLInputElement>('input[type=range]');
  const [least, most] = range.querySelectorAll<HTMLInputElement>('input[type=number]');
  if (!track || !low || !high || !least || !most) return;
  const top = Number(high.max);
  const above = range.getAttribute('data-above') ?? '';

  function draw(low: HTMLInputElement, high: HTMLInputElement, track: HTMLElement): void {
    track.style.setProperty('--from', String(low.valueAsNumber / top));
    track.style.setProperty('--to', String(high.valueAsNumber / top));
    for (const thumb of [low, high]) thumb.ariaValueText = formatNumber(thumb.valueAsNumber, language);
    if (high.valueAsNumber === top) high.ariaValueText = above;
  }

  range.addEventListener('input', ({ target }) => {
    if (target === low) low.valueAsNumber = Math.min(low.valueAsNumber, high.valueAsNumber);
    if (target === high) high.valueAsNumber = Math.max(low.valueAsNumber, high.valueAsNumber);
    if (target === low) least.value = low.valueAsNumber > 0 ? low.value : '';
    if (target === high) most.value = high.valueAsNumber < top ? high.value : '';
    if (target === least) low.valueAsNumber = least.valueAsNumber || 0;
    if (target === most) high.valueAsNumber = Number.isNaN(most.valueAsNumber) ? top : most.valueAsNumber;
    draw(low, high, track);
  });
  draw(low, high, track);
}

import { formatNumber } from '#messages/format.ts';

export function syncRange(range: Element, language: 'en' | 'fr'): void {
  const track = range.querySelector<HTMLElement>('.range');
  const [low, high] = range.querySelectorAll<HTMLInputElement>('input[type=range]');
  const [minField, maxField] = range.querySelectorAll<HTMLInputElement>('input[type=number]');
  if (!track || !low || !high || !minField || !maxField) return;
  const max = Number(high.max);
  const aboveText = range.getAttribute('data-above') ?? '';

  function showRange(low: HTMLInputElement, high: HTMLInputElement, track: HTMLElement): void {
    track.style.setProperty('--from', String(low.valueAsNumber / max));
    track.style.setProperty('--to', String(high.valueAsNumber / max));
    for (const thumb of [low, high]) thumb.ariaValueText = formatNumber(thumb.valueAsNumber, language);
    if (high.valueAsNumber === max) high.ariaValueText = aboveText;
  }

  range.addEventListener('input', ({ target }) => {
    if (target === low) low.valueAsNumber = Math.min(low.valueAsNumber, high.valueAsNumber);
    if (target === high) high.valueAsNumber = Math.max(low.valueAsNumber, high.valueAsNumber);
    if (target === low) minField.value = low.valueAsNumber > 0 ? low.value : '';
    if (target === high) maxField.value = high.valueAsNumber < max ? high.value : '';
    if (target === minField) low.valueAsNumber = minField.valueAsNumber || 0;
    if (target === maxField)
      high.valueAsNumber = Number.isNaN(maxField.valueAsNumber) ? max : maxField.valueAsNumber;
    showRange(low, high, track);
  });
  showRange(low, high, track);
}

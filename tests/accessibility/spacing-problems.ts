/**
 * Runs in the page. Widens the text spacing as WCAG criterion 1.4.12 says, and returns the texts that are then cut
 * off. Leaves out decoration that is hidden from screen readers, and excerpts with an ellipsis, whose whole text is
 * on another page.
 */
export function spacingProblems(): string[] {
  const isExcerpt = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

  const isCut = (text: HTMLElement) => {
    if (text.closest('[aria-hidden="true"]')) return false;
    for (let it: HTMLElement | null = text; it && it !== document.body; it = it.parentElement) {
      const style = getComputedStyle(it);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (it.clientWidth < 4 || isExcerpt(style)) return false;
      if (hides(style.overflowX) && it.scrollWidth > it.clientWidth + 2) return true;
      if (hides(style.overflowY) && it.scrollHeight > it.clientHeight + 2) return true;
    }
    return false;
  };
  const cutTexts = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        [...element.childNodes].some((it) => it instanceof Text && it.data.trim() !== '') && isCut(element),
    );

  const before = new Set(cutTexts());
  const style = document.createElement('style');
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-bottom: 2em !important }';
  document.head.append(style);
  return cutTexts()
    .filter((element) => !before.has(element))
    .map((element) => `“${element.textContent.trim().slice(0, 40)}” is cut off`);
}

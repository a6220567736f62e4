/** So many are put in between two frames: a row, so that whoever types meanwhile sees each letter as soon as it is pressed. */
const AT_ONCE = 3;

let turns = 0;

/**
 * Makes a list show these cards, from the first to the last. Whoever stands in it already keeps their node, and whoever does
 * not has their place until another takes it, so that nothing flashes. False when younger cards took over on the way.
 */
export async function showCards(list: Element, html: string): Promise<boolean> {
  const turn = ++turns;
  const standing = byId(list);
  const cards = cardsOf(html).map((card) => standing.get(idOf(card)) ?? card);
  const returnTo = new Set(cards);
  let put = 0;
  for (const [at, card] of cards.entries()) {
    const place = list.children[at];
    if (place === card) continue;
    if (put > 0 && put % AT_ONCE === 0) await nextFrame();
    if (turn !== turns) return false;
    if (place && !returnTo.has(place)) place.replaceWith(card);
    else list.insertBefore(card, place ?? null);
    put += 1;
  }
  while (list.children.length > cards.length) list.lastElementChild?.remove();
  return true;
}

/** Adds cards at the end. One that has moved there meanwhile, from a page before, stays where it was. */
export function addCards(list: Element, html: string): void {
  const standing = byId(list);
  list.append(...cardsOf(html).filter((card) => !standing.has(idOf(card))));
}

const idOf = (card: Element) => card.getAttribute('data-id');
const byId = (list: Element) => new Map([...list.children].map((card) => [idOf(card), card]));

function cardsOf(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
}

/** Once what stands there was drawn, and whatever was pressed meanwhile is done. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

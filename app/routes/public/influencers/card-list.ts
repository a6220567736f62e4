/** Cards inserted per frame. More cards than one row would delay typed characters. */
const CARDS_PER_FRAME = 3;

let calls = 0;

/**
 * Keeps the node of a card that is already in the list. An old card stays until a new card takes its place, which
 * prevents a flash. Resolves to false if a later call replaces the cards.
 */
export async function showCards(list: Element, html: string): Promise<boolean> {
  const call = ++calls;
  const existing = byId(list);
  const cards = cardsOf(html).map((card) => existing.get(idOf(card)) ?? card);
  const newCards = new Set(cards);
  let inserted = 0;
  for (const [at, card] of cards.entries()) {
    const current = list.children[at];
    if (current === card) continue;
    if (inserted > 0 && inserted % CARDS_PER_FRAME === 0) await nextFrame();
    if (call !== calls) return false;
    if (current && !newCards.has(current)) current.replaceWith(card);
    else list.insertBefore(card, current ?? null);
    inserted += 1;
  }
  while (list.children.length > cards.length) list.lastElementChild?.remove();
  return true;
}

/** Skips cards that are already in the list, because pages can overlap if the order has changed. */
export function addCards(list: Element, html: string): void {
  const existing = byId(list);
  list.append(...cardsOf(html).filter((card) => !existing.has(idOf(card))));
}

const idOf = (card: Element) => card.getAttribute('data-id');
const byId = (list: Element) => new Map([...list.children].map((card) => [idOf(card), card]));

function cardsOf(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Makes a list show these cards. Whoever stands in it already keeps their node, so that nothing flashes. */
export function showCards(list: Element, html: string): void {
  const standing = byId(list);
  let place = list.firstElementChild;
  for (const fresh of cardsOf(html)) {
    const card = standing.get(idOf(fresh)) ?? fresh;
    if (card === place) place = place.nextElementSibling;
    else list.insertBefore(card, place);
  }
  while (place) {
    const next = place.nextElementSibling;
    place.remove();
    place = next;
  }
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

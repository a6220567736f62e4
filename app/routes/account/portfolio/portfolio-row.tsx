import { RemoveForm } from '#app/forms/remove-form.tsx';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ArrowDown, ArrowUp, Grip } from '#app/ui/icons.tsx';
import { PortfolioFrame } from '#app/ui/portfolio-frame.tsx';
import { linkHost } from '#domain/portfolio/link.ts';
import { type Direction, moved, type PortfolioItem } from '#domain/portfolio/portfolio-item.ts';
import { m } from '#messages';
import type { Order } from './use-order.ts';

const arrows = {
  up: { label: m.portfolio_up, Icon: ArrowUp },
  down: { label: m.portfolio_down, Icon: ArrowDown },
};

export function PortfolioRow({ item, order }: { item: PortfolioItem; order: Order }) {
  const { id, title, brand, link } = item;
  const to = usePath();
  return (
    <li
      data-item={id}
      data-dragged={order.dragged === id || undefined}
      style={order.placeOf(id)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper py-3 data-dragged:bg-sunken"
    >
      {/* Only the pointer can use this handle. Keyboard and screen reader users have the two buttons. */}
      <span
        aria-hidden
        title={m.portfolio_drag()}
        onPointerDown={(event) => order.startDrag(id, event)}
        className="-mx-2 grid h-20 w-8 shrink-0 cursor-grab touch-none place-items-center text-soft select-none in-data-dragged:cursor-grabbing [@media(scripting:none)]:hidden"
      >
        <Grip />
      </span>
      <div className="w-18 shrink-0">
        <PortfolioFrame item={item} width="4.5rem" isSmall />
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {title}
        </h3>
        <p className="text-sm wrap-anywhere text-soft">
          {[brand, link && linkHost(link)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:basis-full">
        <order.Form method="post" preventScrollReset className="flex">
          <input type="hidden" name="intent" value="order" />
          {(['up', 'down'] as const).map((direction) => (
            <MoveButton key={direction} {...{ item, order, direction }} />
          ))}
        </order.Form>
        <ButtonLink
          to={to('/profile/portfolio', { item: id })}
          look="quiet"
          small
          aria-label={m.portfolio_edit_name({ title })}
        >
          {m.portfolio_edit_item()}
        </ButtonLink>
        <RemoveForm name={title} fields={{ itemId: id }}>
          {m.remove()}
        </RemoveForm>
      </div>
    </li>
  );
}

interface MoveButtonProps {
  item: PortfolioItem;
  order: Order;
  direction: Direction;
}

/** The button of the first or last item stays enabled, because a disabled button would lose the focus. */
function MoveButton({ item: { id, title }, order, direction }: MoveButtonProps) {
  const { label, Icon } = arrows[direction];
  const isEnd = order.ids.at(direction === 'up' ? 0 : -1) === id;
  return (
    <button
      type="submit"
      name="order"
      value={moved(order.ids, id, direction).join(',')}
      data-move={`${id} ${direction}`}
      aria-label={label({ title })}
      aria-disabled={isEnd || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isEnd) order.move(id, direction);
      }}
      className="grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent"
    >
      <Icon />
    </button>
  );
}

import { hrefIn } from '#app/addresses/path.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { buttonClass } from './button.tsx';
import { Bookmark } from './icons.tsx';

export function ShortlistLink({ id, name }: { id: string; name: string }) {
  return (
    <a
      href={hrefIn(currentLanguage(), '/client/influencer/:influencerId/shortlists', { influencerId: id })}
      data-shortlist
      className={`group/mark mt-5 mr-3 ${buttonClass('secondary')}`}
    >
      <Bookmark className="size-5 group-data-on/mark:fill-accent group-data-on/mark:text-accent" />
      {m.shortlist_short()}
      <span className="sr-only"> {name}</span>
      <span className="sr-only hidden group-data-on/mark:block">{m.shortlist_is_on()}</span>
    </a>
  );
}

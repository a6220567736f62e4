import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { m } from '#messages';

/** Closing call to action, in the page's only section of full colour. */
export function Journey() {
  const to = usePath();
  return (
    <section className="overflow-hidden bg-accent-fill text-on-accent">
      <div className="mx-auto flex max-w-6xl items-center gap-6 px-5 py-16 md:gap-14 md:px-8 md:py-24">
        <Mark className="-ml-2 h-64 shrink-0 md:h-80" />
        <div>
          <h2 className="text-[clamp(2.75rem,1.4rem+6.4vw,6.5rem)] leading-[0.95]">
            {m.home_journey_title()}
          </h2>
          <p className="mt-5 max-w-lg text-lg md:text-xl">{m.home_journey_text()}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link
              to={to('/signup')}
              className={`${buttonClass('quiet')} bg-white text-accent-fill hover:bg-white hover:opacity-85 focus-visible:outline-on-accent`}
            >
              {m.home_create_account()}
            </Link>
            <Link
              to={to('/pricing')}
              reloadDocument
              className={`${buttonClass('quiet')} border-on-accent! hover:bg-white/10 focus-visible:outline-on-accent`}
            >
              {m.home_journey_plans()}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

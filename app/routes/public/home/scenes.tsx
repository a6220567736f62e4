import type { ReactNode } from 'react';
import { useLanguage } from '#app/language.ts';
import { BadgeCheck, Gift } from '#app/ui/icons.tsx';
import { JoiningBrace } from '#app/ui/mark.tsx';
import { m } from '#messages';
import { formatCount } from '#messages/format.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { site } from '#site';

/*
 * Miniature views of the product, in the same colours in both themes, and hidden from screen readers, because the
 * texts beside them say the same.
 */

const cardClass = 'rounded-card border border-on-ground/10 bg-white';
const [first, second, third] = site.hero.people;

function Scene({ tint, children }: { tint: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`relative grid aspect-4/3 place-items-center overflow-hidden rounded-card text-on-ground md:max-lg:text-sm ${tint}`}
    >
      {children}
    </div>
  );
}

const Pill = ({ children, tint = 'bg-sand' }: { children: ReactNode; tint?: string }) => (
  <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium ${tint}`}>
    {children}
  </span>
);

export function BriefScene() {
  return (
    <Scene tint="bg-sage">
      <div className={`w-[70%] -rotate-2 p-5 ${cardClass}`}>
        <p className="font-serif text-2xl leading-tight">{m.home_scene_campaign()}</p>
        <p className="mt-0.5">{m.home_scene_place()}</p>
        <p className="mt-3 border-t border-on-ground/15 pt-3 tabular-nums">{m.home_scene_days()}</p>
        <p className="mt-3 flex gap-1.5">
          <Pill tint="bg-rose">
            <Gift className="size-3.5" /> {m.compensation_giftedAndPaid()}
          </Pill>
        </p>
      </div>
    </Scene>
  );
}

export function ChooseScene() {
  const faces = [first, second, third].filter((face) => face !== undefined);
  const places = [
    '-rotate-9 -translate-x-[62%] translate-y-2',
    'z-10',
    'rotate-9 translate-x-[62%] translate-y-2',
  ];
  return (
    <Scene tint="bg-lilac">
      {faces.map(({ handle, picture }, index) => (
        <div
          key={handle}
          className={`absolute w-[38%] overflow-hidden rounded-card border-3 border-white ${places[index]}`}
        >
          <img src={picture} alt="" loading="lazy" className="aspect-4/5 w-full object-cover" />
        </div>
      ))}
      <span className="absolute bottom-4 z-20 inline-flex items-center gap-1.5 rounded-full bg-white px-3 py-1 font-medium">
        <BadgeCheck className="size-4" /> {m.home_scene_validated()}
      </span>
    </Scene>
  );
}

export function TalkScene() {
  return (
    <Scene tint="bg-sand">
      <div className="flex w-[82%] flex-col gap-3">
        <p className={`max-w-[80%] self-start px-3.5 py-2.5 ${cardClass}`}>{m.home_scene_question()}</p>
        <p className="max-w-[80%] self-end rounded-card bg-on-ground px-3.5 py-2.5 text-white">
          {m.home_scene_answer()}
        </p>
      </div>
    </Scene>
  );
}

export function ProfileScene() {
  const language = useLanguage();
  if (!first) return null;
  return (
    <Scene tint="bg-sky">
      <div className={`flex w-[82%] rotate-2 items-center gap-4 p-3.5 ${cardClass}`}>
        <img src={first.picture} alt="" loading="lazy" className="w-[36%] rounded-card" />
        <div className="min-w-0">
          <p className="flex items-center gap-1 truncate font-medium">{first.handle}</p>
          <p className="font-serif text-3xl leading-tight">{formatCount(first.followers, language)}</p>
          <p className="-mt-1 text-xs">{m.home_scene_followers()}</p>
          <p className="mt-2 flex gap-1">
            <Pill>{thematicLabels.food()}</Pill>
            <Pill>{thematicLabels.travel()}</Pill>
          </p>
        </div>
      </div>
    </Scene>
  );
}

export function ApplyScene() {
  return (
    <Scene tint="bg-rose">
      <div className={`w-[76%] -rotate-2 p-5 ${cardClass}`}>
        <p className="font-serif text-xl leading-tight">{m.home_scene_campaign()}</p>
        <p className="mt-3 border-l-2 border-on-ground/20 pl-3 italic">{m.home_scene_application()}</p>
      </div>
    </Scene>
  );
}

export function AcceptedScene() {
  if (!second) return null;
  return (
    <Scene tint="bg-sage">
      <div className="flex w-[84%] items-stretch gap-2">
        <img
          src={second.picture}
          alt=""
          loading="lazy"
          className="w-[38%] rounded-card border-3 border-white"
        />
        <div className="relative w-4">
          <JoiningBrace className="absolute h-full" />
        </div>
        <div className={`flex-1 self-center px-4 py-3 ${cardClass}`}>
          <p className="font-serif text-xl leading-tight">{m.home_scene_campaign()}</p>
          <p className="mt-2">
            <Pill tint="bg-sage">{m.home_scene_accepted()}</Pill>
          </p>
        </div>
      </div>
    </Scene>
  );
}

import type { ReactNode } from 'react';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';
import { AcceptedScene, ApplyScene, BriefScene, ChooseScene, ProfileScene, TalkScene } from './scenes.tsx';
import { Sides } from './sides.tsx';

interface Step {
  title: string;
  text: string;
  scene: ReactNode;
}

export function HowItWorks({ start }: { start: Role }) {
  const influencer: Step[] = [
    {
      title: m.home_how_influencer_1(),
      text: m.home_how_influencer_1_text(site.claims.verificationHours),
      scene: <ProfileScene />,
    },
    { title: m.home_how_influencer_2(), text: m.home_how_influencer_2_text(), scene: <ApplyScene /> },
    { title: m.home_how_influencer_3(), text: m.home_how_influencer_3_text(), scene: <AcceptedScene /> },
  ];
  const brand: Step[] = [
    { title: m.home_how_brand_1(), text: m.home_how_brand_1_text(), scene: <BriefScene /> },
    { title: m.home_how_brand_2(), text: m.home_how_brand_2_text(), scene: <ChooseScene /> },
    { title: m.home_how_brand_3(), text: m.home_how_brand_3_text(), scene: <TalkScene /> },
  ];
  return (
    <section className="group/sides border-t border-line">
      <Sides
        title={m.home_how_title()}
        start={start}
        gap="mb-10 md:mb-14"
        influencer={<Steps steps={influencer} />}
        client={<Steps steps={brand} />}
      />
    </section>
  );
}

function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
      {steps.map(({ title, text, scene }, index) => (
        <li key={title} className="md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr] md:max-lg:gap-8">
          {scene}
          <div className="mt-5 flex gap-4 border-t border-line pt-4 md:max-lg:mt-0">
            <span aria-hidden="true" className="font-serif text-6xl leading-[0.9] text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import { stated } from '#domain/claims/statements.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { AcceptedScene, ApplyScene, BriefScene, ChooseScene, ProfileScene, TalkScene } from './scenes.tsx';

interface Step {
  title: string;
  text: string;
  scene: ReactNode;
}

export function HowItWorks({ start }: { start: Role }) {
  const hours = stated('verificationHours');
  const influencer: Step[] = [
    {
      title: m.home_how_influencer_1(),
      text: hours ? m.home_how_influencer_1_text(hours) : m.home_how_influencer_1_text_plain(),
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

export function Benefits({ start }: { start: Role }) {
  const influencer = [
    stated('manualValidation')
      ? { title: m.home_benefit_influencer_1(), text: m.home_benefit_influencer_1_text() }
      : { title: m.home_benefit_influencer_1_plain(), text: m.home_benefit_influencer_1_text_plain() },
    { title: m.home_benefit_influencer_2(), text: m.home_benefit_influencer_2_text() },
    { title: m.home_benefit_influencer_3(), text: m.home_benefit_influencer_3_text() },
    { title: m.home_benefit_influencer_4(), text: m.home_benefit_influencer_4_text() },
  ];
  const brand = [
    { title: m.home_benefit_brand_1(), text: m.home_benefit_brand_1_text() },
    { title: m.home_benefit_brand_2(), text: m.home_benefit_brand_2_text() },
    { title: m.home_benefit_brand_3(), text: m.home_benefit_brand_3_text() },
    { title: m.home_benefit_brand_4(), text: m.home_benefit_brand_4_text() },
  ];
  return (
    <section className="group/sides bg-sunken">
      <Sides
        title={m.home_benefits_title()}
        start={start}
        gap="mb-8 md:mb-10"
        influencer={<BenefitList benefits={influencer} />}
        client={<BenefitList benefits={brand} />}
      />
    </section>
  );
}

function BenefitList({ benefits }: { benefits: { title: string; text: string }[] }) {
  return (
    <ul className="border-b border-edge/50">
      {benefits.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-2 border-t border-edge/50 py-6 md:grid-cols-[7fr_5fr] md:items-baseline md:py-8"
        >
          <h3 className="text-[clamp(1.625rem,1.2rem+1.9vw,2.625rem)]">{title}</h3>
          <p className="max-w-prose text-soft md:text-lg">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface SidesProps extends Record<Role, ReactNode> {
  title: string;
  start: Role;
  gap: string;
}

function Sides({ title, start, gap, influencer, client }: SidesProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
      <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-5 ${gap}`}>
        <h2 className="text-[clamp(2.5rem,1.6rem+3.6vw,4.25rem)]">{title}</h2>
        <Segmented
          label={m.home_side()}
          start={start}
          choices={[
            { value: 'influencer', label: m.home_side_influencer() },
            { value: 'client', label: m.home_side_brand() },
          ]}
        />
      </div>
      <div className="group-has-[[value=client]:checked]/sides:hidden">{influencer}</div>
      <div className="group-has-[[value=influencer]:checked]/sides:hidden">{client}</div>
    </div>
  );
}

import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { Sides } from './sides.tsx';

export function Benefits({ start }: { start: Role }) {
  const influencer = [
    { title: m.home_benefit_influencer_1(), text: m.home_benefit_influencer_1_text() },
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

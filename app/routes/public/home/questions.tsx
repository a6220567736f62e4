import { Accordion } from '#app/ui/accordion.tsx';
import { stated } from '#domain/claims/statements.ts';
import { type Plan, plans } from '#domain/subscriptions/plan.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { textAround } from '#messages/text-around.ts';
import { site } from '#site';

export function questions(): { question: string; answer: string }[] {
  const { name } = site;
  const verification = stated('verificationHours');
  const payment = stated('paymentDays');
  const support = stated('premiumSupportHours');
  const price = (plan: Plan) => formatMoney(plan.monthlyCents, 'USD', currentLanguage());
  return [
    { question: m.home_faq_1({ name }), answer: m.home_faq_1_answer({ name }) },
    { question: m.home_faq_2(), answer: m.home_faq_2_answer() },
    { question: m.home_faq_3(), answer: m.home_faq_3_answer() },
    { question: m.home_faq_4(), answer: m.home_faq_4_answer() },
    {
      question: m.home_faq_5(),
      answer: verification ? m.home_faq_5_answer(verification) : m.home_faq_5_answer_plain(),
    },
    {
      question: m.home_faq_6(),
      answer: payment ? m.home_faq_6_answer(payment) : m.home_faq_6_answer_plain(),
    },
    { question: m.home_faq_7(), answer: m.home_faq_7_answer() },
    { question: m.home_faq_8(), answer: m.home_faq_8_answer() },
    {
      question: m.home_faq_9(),
      answer: m.home_faq_9_answer({ basic: price(plans.basic), premium: price(plans.premium) }),
    },
    {
      question: m.home_faq_10(),
      answer: support ? m.home_faq_10_answer({ hours: support }) : m.home_faq_10_answer_plain(),
    },
  ];
}

export function Questions() {
  const [before, after] = textAround((contact) => m.home_faq_lead({ contact }));
  return (
    <section id="faq" className="scroll-mt-4">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-5 pt-16 md:px-8 md:pt-24 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="text-[clamp(2.5rem,1.6rem+3vw,3.75rem)]">{m.home_faq_title()}</h2>
          <p className="mt-4 text-soft">
            {before}
            <a href={site.contactPage} className="text-accent underline underline-offset-4">
              {m.home_faq_contact()}
            </a>
            {after}
          </p>
        </div>
        <Accordion name="faq" items={questions()} />
      </div>
    </section>
  );
}

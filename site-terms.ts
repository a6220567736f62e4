import type { Language } from '#domain/language.ts';

interface TermsPart {
  id: string;
  title: Record<Language, string>;
  paragraphs: Record<Language, string[]>;
}

/**
 * The text of the terms of use. The operator must have the text checked and must change `site.terms.version` with every
 * change of the text. `{name}` and `{publisher}` stand for the values in `site.ts`.
 */
export const termsOfUse: readonly TermsPart[] = [
  {
    id: 'service',
    title: { en: 'What {name} is', fr: 'Ce qu’est {name}' },
    paragraphs: {
      en: [
        '{name} is a marketplace on which brands and influencers find each other and agree on collaborations. {publisher} runs it.',
        'A collaboration is an agreement between the brand and the influencer. {name} is not a party to it, unless a text says so.',
      ],
      fr: [
        '{name} est une place de marché sur laquelle marques et influenceurs se trouvent et conviennent de collaborations. {publisher} l’exploite.',
        'Une collaboration est un accord entre la marque et l’influenceur. {name} n’y est pas partie, sauf mention contraire.',
      ],
    },
  },
  {
    id: 'account',
    title: { en: 'Your account', fr: 'Votre compte' },
    paragraphs: {
      en: [
        'You must be 18 or older. You open one account, for yourself or for a company that you may represent, and what you state in it is true.',
        'You keep your password to yourself and tell us when somebody else has used the account.',
      ],
      fr: [
        'Vous devez avoir 18 ans ou plus. Vous ouvrez un seul compte, pour vous-même ou pour une entreprise que vous pouvez représenter, et ce que vous y indiquez est exact.',
        'Vous gardez votre mot de passe pour vous et nous prévenez si quelqu’un d’autre a utilisé le compte.',
      ],
    },
  },
  {
    id: 'content',
    title: { en: 'What you publish', fr: 'Ce que vous publiez' },
    paragraphs: {
      en: [
        'Your texts, pictures and videos stay yours. You allow {publisher} to store and show them on {name}, as far as the service needs it and for as long as they are in your account.',
        'You publish nothing that is illegal, that deceives, insults or harasses, that belongs to others, or that shows people who did not agree. Followers and figures are real. Advertising is named as such.',
      ],
      fr: [
        'Vos textes, images et vidéos restent à vous. Vous autorisez {publisher} à les conserver et à les montrer sur {name}, dans la mesure nécessaire au service et tant qu’ils figurent dans votre compte.',
        'Vous ne publiez rien d’illicite, de trompeur, d’injurieux ou de harcelant, rien qui appartienne à autrui ni qui montre des personnes sans leur accord. Les abonnés et les chiffres sont réels. La publicité est signalée comme telle.',
      ],
    },
  },
  {
    id: 'moderation',
    title: { en: 'Reports and decisions', fr: 'Signalements et décisions' },
    paragraphs: {
      en: [
        'Anybody can report content. A person reads each report. We may hide content or suspend an account that breaks the law or these terms, in proportion to the breach. No automated means decide.',
        'Whoever is concerned receives the reasons by email, and may contest the decision for six months by answering it, free of charge. A certified out-of-court body and the courts remain open.',
      ],
      fr: [
        'Chacun peut signaler un contenu. Une personne lit chaque signalement. Nous pouvons masquer un contenu ou suspendre un compte qui enfreint la loi ou les présentes conditions, de façon proportionnée. Aucun moyen automatisé ne décide.',
        'La personne concernée reçoit les motifs par e-mail et peut contester la décision pendant six mois en y répondant, gratuitement. Elle peut aussi saisir un organe certifié de règlement extrajudiciaire ou un tribunal.',
      ],
    },
  },
  {
    id: 'plans',
    title: { en: 'Paid plans', fr: 'Formules payantes' },
    paragraphs: {
      en: [
        'The pricing page states what each plan contains and costs. A plan renews until you cancel it, and stays open until the end of the paid period.',
      ],
      fr: [
        'La page des tarifs indique le contenu et le prix de chaque formule. Une formule se renouvelle jusqu’à sa résiliation et reste ouverte jusqu’à la fin de la période payée.',
      ],
    },
  },
  {
    id: 'end',
    title: { en: 'End and changes', fr: 'Fin et modifications' },
    paragraphs: {
      en: [
        'You may leave at any time. We may end an account with 30 days’ notice and reasons, and at once for a serious breach.',
        'When these terms change, {name} tells you on your next visit. The date of the version stands on this page.',
      ],
      fr: [
        'Vous pouvez partir à tout moment. Nous pouvons clore un compte avec un préavis motivé de 30 jours, et immédiatement en cas de manquement grave.',
        'Lorsque ces conditions changent, {name} vous l’indique à votre prochaine visite. La date de la version figure sur cette page.',
      ],
    },
  },
  {
    id: 'law',
    title: { en: 'Applicable law', fr: 'Droit applicable' },
    paragraphs: {
      en: ['French law applies. Consumers keep the protection of the law of their country, and its courts.'],
      fr: [
        'Le droit français s’applique. Les consommateurs conservent la protection de la loi de leur pays, et ses tribunaux.',
      ],
    },
  },
];

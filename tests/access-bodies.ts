import { valuesOf } from '#app/terms/values.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { someCampaign } from '#tests/people.ts';
import { someTerms } from '#tests/some-terms.ts';

export const secretTexts = {
  application: 'Let me be chosen',
  message: 'Between us two',
  bio: 'I paint on doors',
  note: 'Your doors made us write',
  terms: 'Doors from the street',
  question: 'Are the doors open late',
  work: 'A mural in Lille',
};

export const form = (fields: Record<string, string>) => new URLSearchParams(fields);

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const aTerms = {
  ...someTerms,
  lines: someTerms.lines.map((it) => ({ ...it, note: secretTexts.terms })),
  rights: { media: ['print'], territory: 'fr', months: 3 } satisfies Terms['rights'],
  submitBy: inDays(8),
  publishFrom: inDays(9),
  publishBy: inDays(20),
};
export const aDraft = { ...someCampaign, startDate: inDays(1), endDate: inDays(30) };

export const blank = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, '']));
export const profileFields = ['location', 'bio', 'followers', 'following', 'posts', 'engagementRate'];
const addressFields = ['street', 'zipCode', 'city', 'phone', 'deliveryInstructions'];
const preferenceFields = [...addressFields, 'companyName', 'minPricePerPost', 'minPricePerStory'];

const aCompany = {
  ...blank(['phone', 'complementary', 'description', 'descriptionFr', 'website', 'founded', 'employees']),
  name: 'Maison Nouvelle',
  country: 'fr',
  siret: '552 081 317 66522',
  street: '12 rue Mercière',
  zipCode: '69002',
  city: 'Lyon',
};

export const sent: Record<string, (id: string) => URLSearchParams | object> = {
  nothing: () => form({}),
  proof: () => form({ purpose: 'proof' }),
  forget: () => form({ intent: 'forget' }),
  empty: () => ({}),
  accept: () => form({ decision: 'accepted' }),
  requestExport: () => form({ intent: 'request' }),
  rows: () => form({ layout: 'rows' }),
  dark: () => form({ theme: 'dark' }),
  decline: () => form({ decision: 'declined', confirmed: 'yes' }),
  retryAll: () => form({ intent: 'retry_all' }),
  pruneEvents: () => form({ kind: 'events' }),
  abuse: () =>
    form({ reason: 'scam', text: 'A copy', part: 'none', name: 'Anne', email: 'anne@access.example' }),
  report: () => form({ decision: 'none', statement: 'Nothing illegal' }),
  showAgain: () => form({ intent: 'show-again', reason: 'The objection is right' }),
  block: () => form({ intent: 'block' }),
  unblock: () => form({ intent: 'unblock' }),
  cancelChange: () => form({ intent: 'cancel' }),
  endSession: () => form({ intent: 'end-session', sessionId: 'session-none' }),
  endOthers: () => form({ intent: 'end-other-sessions' }),
  portfolioItem: () =>
    form({ title: 'A rare autumn', brand: 'Atelier', link: 'https://atelier.example', alt: '' }),
  portfolioOrder: () => form({ intent: 'order', order: 'portfolio-none' }),
  removeItem: () => form({ intent: 'remove', itemId: 'portfolio-none' }),
  savedSearch: () => form({ query: 'thematic=food' }),
  removeSearch: () => form({ intent: 'remove', searchId: 'search-none' }),
  profile: () =>
    form({ fullName: 'Somebody New', language: 'en', handle: 'somebody.new', ...blank(profileFields) }),
  preferences: () => form(blank(preferenceFields)),
  company: () => form(aCompany),
  addDocument: (fileId) => ({ fileId, type: 'kbis' }),
  removeDocument: (documentId) => form({ intent: 'remove-document', documentId }),
  campaign: () => aDraft,
  edit: () => ({ version: 1, status: 'draft', details: { ...aDraft, title: 'Edited' } }),
  editStale: () => ({ version: 0, status: 'draft', details: null }),
  editEnd: () => ({ version: 2, status: 'ended', details: null }),
  editDetails: () => ({ version: 2, status: 'active', details: aDraft }),
  ask: () => form({ intent: 'ask', question: secretTexts.question }),
  answerQuestion: () => form({ intent: 'answer-question', questionId: 'question-none', answer: 'Yes.' }),
  hideQuestion: () => form({ intent: 'hide-question', questionId: 'question-none', reason: 'It is over.' }),
  terms: () => {
    const { 'rights.media': media, ...terms } = valuesOf(aTerms, 'en');
    const texts = Object.entries(terms).filter(([, it]) => typeof it === 'string') as [string, string][];
    return form({ ...Object.fromEntries(texts), 'rights.media': media.join(''), version: '0' });
  },
  stopDeal: () => form({ intent: 'stop' }),
  withdrawOffer: () => form({ intent: 'withdraw', seq: '1', confirmed: 'yes' }),
  declineOffer: () => form({ intent: 'decline', seq: '1' }),
  sendGift: () => form({ intent: 'send_gift', carrier: 'dhl', trackingNumber: '12' }),
  reportProblem: () => form({ intent: 'report_problem', text: 'It is empty' }),
  receiveGift: () => form({ intent: 'receive_gift' }),
  waiveGift: () => form({ intent: 'waive_gift', confirmed: 'yes' }),
  makeOffer: () => {
    const offer = sent.terms?.('') as URLSearchParams;
    offer.set('lines.0.feeCents', '360');
    offer.set('answersSeq', '1');
    return offer;
  },
  signContract: () => form({ intent: 'sign', typedName: 'Anne', hash: 'a'.repeat(64) }),
  identity: () => form({ intent: 'identity' }),
  submitContent: () => form({ intent: 'submit', caption: 'At table' }),
  askChanges: () => form({ intent: 'ask', seq: '1', remark: 'Brighter, please.' }),
  approve: () => form({ intent: 'approve', seq: '1' }),
  giveFigures: () => form({ intent: 'figures', asOf: '05/05/2026', likes: '1' }),
  publishPost: () => form({ intent: 'publish', url: 'https://www.instagram.com/p/C0ffee/', hasMention: '1' }),
  objectToPost: () => form({ intent: 'object', reason: 'It is gone.' }),
  confirmPost: () => form({ intent: 'confirm', publishedAt: '2026-05-05T10:00:00.000Z' }),
  dropContent: () => form({ intent: 'drop' }),
  startDeal: () => form({ intent: 'start-deal' }),
  // No brand of these tests has confirmed its email address, so brands get 403.
  contact: () => form({ name: 'Anne', email: 'anne@access.example', subject: 'Hello', message: 'Hello' }),
  apply: () => form({ message: secretTexts.application }),
  withdraw: () => form({ intent: 'withdraw' }),
  invite: (campaignId) => form({ campaignId, note: secretTexts.note }),
  withdrawInvitation: (campaignId) => form({ intent: 'withdraw', campaignId }),
  declineInvitation: () => form({ intent: 'decline-invitation' }),
  muteBrand: () => form({ intent: 'mute-brand' }),
  unmute: () => form({ intent: 'unmute', companyId: 'company-none' }),
  message: () => ({ id: crypto.randomUUID(), content: 'And one more' }),
  read: () => ({ seq: 1 }),
  reply: () => form({ title: '', content: 'Thank you' }),
  replyJson: () => ({ content: 'Thank you' }),
  basicPlan: () => form({ plan: 'basic', billing: 'monthly' }),
  verify: () => form({ intent: 'verify', seen: 'waiting' }),
  shortlistNew: () => form({ intent: 'create', name: 'Summer' }),
  shortlistName: () => form({ intent: 'rename', name: 'Autumn' }),
  shortlistOff: (shortlistId) => form({ intent: 'remove', shortlistId }),
  shortlistOn: (shortlistId) => form({ intent: 'restore', shortlistId }),
  resumePlan: () => form({ move: 'resume' }),
};
for (const move of ['publish', 'cancelDraft', 'end', 'cancel', 'complete', 'duplicate'])
  sent[move] = (id) => form({ campaignId: id, move });

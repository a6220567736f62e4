import { homeOf } from '#app/request/guard.ts';
import type { Actor } from '#domain/ctx.ts';
import type { Language } from '#domain/language.ts';
import { pathIn } from '#messages/path-language.ts';
import { aDraft, blank, form, profileFields, secretTexts, sent } from '#tests/access-bodies.ts';
import { confirmEmailAt } from '#tests/enter-collection.ts';
import { eventually } from '#tests/eventually.ts';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import type { RunningServer } from '#tests/server.ts';
import { beginUpload, upload } from '#tests/uploading.ts';

/**
 * The columns of the access table. `owner` is the brand whose campaigns are requested. `brand` is another brand.
 * `stranger` is an influencer who applied only to the other brand. No influencer in these columns is in the
 * collection.
 */
export const people = ['visitor', 'owner', 'brand', 'accepted', 'pending', 'stranger'] as const;
export const staffPeople = ['unenrolled', 'staff'] as const;
/**
 * Two more influencers have no column. `listed` is in the collection. The owner declined the application of
 * `declined`.
 */
export type Person = (typeof people)[number] | (typeof staffPeople)[number] | 'listed' | 'declined';

/**
 * For each parameter of an address, the names in braces that can replace it in a row of the access rules. `absent`
 * stands for an id that does not exist.
 */
export const things: Record<string, readonly string[]> = {
  campaignId: ['active', 'draft', 'cancelled', 'ended', 'absent'],
  influencerId: ['accepted', 'pending', 'stranger', 'absent'],
  conversationId: ['conversation', 'absent'],
  slug: ['absent'], // Everyone may read a published article.
  fileId: ['document', 'upload', 'attachment', 'absent'],
  pictureId: ['picture', 'absent'],
  uploadId: ['openUpload', 'absent'],
  part: ['firstPart'],
  companyId: ['company', 'absent'],
  invoiceId: ['receipt', 'absent'],
  notificationId: ['notice', 'absent'],
  entryId: ['article', 'absent'],
  userId: ['account', 'absent'],
  shortlistId: ['shortlist', 'absent'],
  exportId: ['noExport'],
  applicationId: ['absent'],
  dealId: ['deal', 'absent'],
  deliverableId: ['absent'], // No deal of these tests runs. See content.spec.ts.
  reportId: ['openReport', 'decidedReport', 'absent'],
};

const roles: Record<Person, Actor['role'] | undefined> = {
  visitor: undefined,
  owner: 'client',
  brand: 'client',
  accepted: 'influencer',
  pending: 'influencer',
  listed: 'influencer',
  declined: 'influencer',
  stranger: 'influencer',
  unenrolled: 'unenrolled',
  staff: 'staff',
};

export const names = {
  accepted: { fullName: 'Aurèle Quintard', instagram: 'aurele.quintard' },
  pending: { fullName: 'Bérénice Vauzelle', instagram: 'berenice.vauzelle' },
  listed: { fullName: 'Eulalie Passereau', instagram: 'eulalie.passereau' },
  declined: { fullName: 'Domitille Rocquebrune', instagram: 'domitille.roc' },
  stranger: { fullName: 'Côme Tresserre', instagram: 'come.tresserre' },
};
export const emailOf = (person: Person) => `${person}@access.example`;

export interface Answer {
  status: number;
  text: string;
  result: string;
  to?: string | undefined;
}
type Body = URLSearchParams | object;

export const responses: { person: Person; address: string; text: string }[] = [];

export async function aWorld(server: RunningServer) {
  const cookies = new Map<Person, string>();

  async function ask(person: Person, path: string, body?: Body, language: Language = 'en'): Promise<Answer> {
    const address = pathIn(language, path);
    const answer = await request(server.url + address, { cookie: cookies.get(person) ?? '', body });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return { status: answer.status, text: '', result: 'page' };
    }
    const text = await answer.text();
    responses.push({ person, address, text });
    // If a data request is redirected, React Router responds with status 202 and the target in the body.
    const redirect = answer.status === 202 ? /"redirect","([^"]+)"/.exec(text)?.[1] : undefined;
    const to = answer.headers.get('location') ?? redirect;
    return { status: answer.status, text, result: resultOf(person, answer, to, language), to };
  }

  async function must(person: Person, path: string, body?: Body): Promise<string> {
    const { status, text } = await ask(person, path, body);
    if (status >= 400) throw new Error(`${person} at ${path}: ${status}\n${text.slice(0, 500)}`);
    return text;
  }

  async function signUp(person: Exclude<Person, 'visitor'>) {
    const side = roles[person] === 'client' ? 'brand' : 'influencer';
    const rest = person in names ? names[person as keyof typeof names] : { companyName: `Maison ${person}` };
    const body = { email: emailOf(person), password: PASSWORD, ...rest };
    const answer = await request(`${server.url}/api/${side}-signup`, { body });
    if (answer.status !== 201) throw new Error(`${person} could not sign up: ${await answer.text()}`);
    cookies.set(person, cookieOf(answer));
    if (person === 'owner') ids.set('account', ((await answer.json()) as { userId: string }).userId);
  }

  const changeStatus = (id: string, to: string, by: Person = 'owner') =>
    must(by, `/client/campaign/${id}`, form({ campaignId: id, move: to }));
  const apply = (person: Person, id: string) =>
    must(person, `/influencer/campaign/${id}`, form({ message: secretTexts.application }));

  async function draft(by: Person = 'owner'): Promise<string> {
    const known = await campaignsOf(by);
    await must(by, '/client/campaign/create', aDraft);
    const [id = ''] = (await campaignsOf(by)).difference(known);
    return id;
  }
  const campaignsOf = async (brand: Person) =>
    new Set(
      [...(await must(brand, '/client/campaigns')).matchAll(/\/client\/campaign\/(campaign-[\w-]+)/g)].map(
        ([, id = '']) => id,
      ),
    );

  async function applicant(brand: Person, campaignId: string, { fullName }: { fullName: string }) {
    const page = await must(brand, `/client/campaign/${campaignId}`);
    for (const [address, id = ''] of page.matchAll(/\/client\/campaigns\/[\w-]+\/influencer\/([\w-]+)/g)) {
      if ((await must(brand, address)).includes(`>${fullName}</h1>`)) return id;
    }
    throw new Error(`${fullName} is not among the applicants`);
  }

  const ids = new Map<string, string>([
    ['absent', 'campaign-0198c0de-absent'],
    ['noExport', 'export-0198c0de-0000-7000-8000-000000000000'],
    ['openUpload', crypto.randomUUID()],
    ['firstPart', '1'],
  ]);

  /**
   * Creates a campaign of the owner with this status, or an active campaign if `thing` is not a status. Every campaign
   * except a draft gets one accepted and one pending applicant. `deal` also starts a deal with the accepted applicant.
   * Returns the status. An empty `thing` and `absent` reuse the active campaign, because the number of campaigns per
   * day is limited.
   */
  async function make(thing: string): Promise<string> {
    if (['', 'absent'].includes(thing) && ids.has('active')) return 'active';
    const isCampaign = (things.campaignId ?? []).includes(thing) && thing !== 'absent';
    const kind = isCampaign ? thing : 'active';
    const id = await draft();
    ids.set(kind, id);
    if (kind === 'draft') return kind;
    if (thing === 'deal') await must('owner', `/client/campaign/${id}/terms`, sent.terms?.(''));
    await changeStatus(id, 'publish');
    for (const person of ['accepted', 'pending'] as const) await apply(person, id);
    for (const person of ['accepted', 'pending'] as const)
      if (!ids.has(person)) ids.set(person, await applicant('owner', id, names[person]));
    const review = `/client/campaigns/${id}/influencer/${ids.get('accepted')}`;
    await must('owner', review, form({ decision: 'accepted' }));
    if (thing === 'deal') ids.set('deal', /deal-[\w-]{36}/.exec(await must('owner', review))?.[0] ?? '');
    if (kind === 'active') {
      const [conversation = ''] = /conversation-[\w-]{16,}/.exec(await must('owner', review)) ?? [];
      ids.set('conversation', conversation);
      const message = { id: crypto.randomUUID(), content: secretTexts.message };
      await must('accepted', `/api/conversations/${conversation}/messages`, message);
    }
    if (kind === 'cancelled') await changeStatus(id, 'cancel');
    if (kind === 'ended') await changeStatus(id, 'end');
    return kind;
  }

  for (const person of people) if (person !== 'visitor') await signUp(person);
  const othersCampaign = await draft('brand');
  await changeStatus(othersCampaign, 'publish', 'brand');
  await apply('stranger', othersCampaign);
  ids.set('stranger', await applicant('brand', othersCampaign, names.stranger));
  for (const kind of [...(things.campaignId ?? []), 'deal']) await make(kind);
  const sentBy = cookies.get('owner') ?? '';
  const document = { profile: 'document', name: 'kbis.pdf', content: aPdf() } as const;
  const picture = { profile: 'media', name: 'table.jpg', content: await aPicture() } as const;
  await beginUpload(server.url, sentBy, ids.get('openUpload') ?? '');
  ids.set('upload', (await upload(server.url, sentBy, document)).file.id);
  ids.set('document', (await upload(server.url, sentBy, document)).file.id);
  await must('owner', '/api/company/documents', { fileId: ids.get('document'), type: 'kbis' });
  const storeId = async (thing: string, pattern: RegExp, path: string) => {
    const [id] = pattern.exec(await must('owner', path)) ?? [];
    if (!id) throw new Error(`${path} has no ${thing}`);
    ids.set(thing, id);
  };
  await storeId('paper', /document-[\w-]{36}/, '/profile/company');
  await must('owner', '/client/shortlists', sent.shortlistNew?.(''));
  await storeId('shortlist', /shortlist-[\da-f]{8}-[\da-f-]{27}/, '/client/shortlists');
  ids.set('picture', (await upload(server.url, sentBy, picture)).file.id);
  await signUp('listed');
  ids.set('face', (await upload(server.url, cookies.get('listed') ?? '', picture)).file.id);
  const { fullName, instagram: handle } = names.listed;
  const shown = {
    ...blank(profileFields),
    bio: secretTexts.bio,
    location: 'Lyon',
    followers: '12000',
    thematics: 'food',
    picture: ids.get('face') ?? '',
  };
  await must('listed', '/profile', form({ fullName, handle, language: 'en', ...shown }));
  const work = { ...picture, profile: 'attachment' } as const;
  ids.set('workPicture', (await upload(server.url, cookies.get('listed') ?? '', work)).file.id);
  await must(
    'listed',
    '/profile/portfolio',
    form({
      title: secretTexts.work,
      brand: 'Atelier',
      link: '',
      picture: ids.get('workPicture') ?? '',
      alt: '',
    }),
  );
  await confirmEmailAt(server, emailOf('listed'));
  const search = `/api/influencers?q=${handle}`;
  await eventually(() => storeId('listed', /(?<=data-id=\\")[\w-]+/, search));
  await storeId('company', /(?<=\/company\/)company-[\w-]+/, `/campaigns/${ids.get('active')}`);
  await storeId('notice', /(?<=\/notifications\/)notice-[\w-]+/, '/notifications');
  for (const [thing, file] of Object.entries({ attachment: document, attachedPicture: picture })) {
    const sending = { ...file, profile: 'attachment' } as const;
    ids.set(thing, (await upload(server.url, cookies.get('accepted') ?? '', sending)).file.id);
  }
  const attached = [ids.get('attachment'), ids.get('attachedPicture')];
  const files = { id: crypto.randomUUID(), content: '', files: attached };
  await must('accepted', `/api/conversations/${ids.get('conversation')}/messages`, files);
  await must('owner', '/billing/test/checkout', sent.basicPlan?.(''));
  await storeId('receipt', /test-invoice-[\w-]+/, '/profile?tab=subscription');

  return {
    ask,
    make,
    enter: (person: Person, cookie: string) => cookies.set(person, cookie),
    know: (thing: string, id: string) => ids.set(thing, id),
    async decline() {
      await signUp('declined');
      const id = ids.get('active') ?? '';
      await apply('declined', id);
      const applied = await applicant('owner', id, names.declined);
      await must(
        'owner',
        `/client/campaigns/${id}/influencer/${applied}`,
        form({ decision: 'declined', confirmed: 'yes' }),
      );
    },
    idOf: (thing: string) => ids.get(thing) ?? '',
    /** Returns the content of the owner's pages without times and request ids, to detect changes. */
    async ownersView(campaign: string): Promise<string[]> {
      const [id, conversation] = [ids.get(campaign), ids.get('conversation')];
      const review = (person: Person) => `/client/campaigns/${id}/influencer/${ids.get(person)}.data`;
      const paths = ['/client/campaigns.data', '/profile.data', '/profile/company.data', '/preferences.data'];
      if (ids.has('deal')) paths.push(`/deals/${ids.get('deal')}.data`);
      paths.push(`/client/campaign/${id}.data`, review('accepted'), review('pending'));
      paths.push(`/api/conversations/${conversation}/messages?before=1000`);
      const seen: string[] = [];
      for (const path of paths)
        seen.push(
          (await ask('owner', path)).text.replaceAll(/"(asOf|requestId)","[^"]+"|"now",\["D",\d+\]/g, ''),
        );
      return seen;
    },
  };
}
export type World = Awaited<ReturnType<typeof aWorld>>;

function resultOf(
  person: Person,
  { status, headers }: Response,
  to: string | undefined,
  language: Language,
): string {
  if (!to) return status === 200 ? 'page' : String(status);
  const cookies = headers.getSetCookie();
  const isLogin = to === pathIn(language, '/login');
  if (isLogin) return cookies.some((it) => /session_token=;/.test(it)) ? 'out' : 'login';
  if (cookies.some((it) => /-flash=\w/.test(it))) return 'done';
  return to === pathIn(language, homeOf(roles[person])) ? 'home' : 'onward';
}

/**
 * Returns the path from which React Router loads the data of a page: the results of loaders and actions without HTML.
 */
export const dataPath = (path: string) => (path === '/' ? '/_.data' : path.replace(/(\?.*)?$/, '.data$1'));

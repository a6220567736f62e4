import { sql } from 'kysely';
import { isWritableAt } from '#domain/conversations/is-writable.server.ts';
import { DAY_MS } from './calendar.ts';
import { ms } from './columns.ts';
import { hashOf, hashOfDoc } from './documents.ts';
import {
  type Application,
  type Contract,
  type Deal,
  LAW_CENTS,
  nameOf,
  type Offer,
  type State,
} from './state.ts';
import { expectedWork, type StoredWork, selectWork, workOf } from './work-snapshot.ts';
import { dealKey, type Real } from './world.ts';

interface Stored extends StoredWork {
  campaigns: { id: string; status: string; version: number | null }[];
  applications: ApplicationRow[];
  offers: (OfferRow & { id: string; deal: string; terms: unknown })[];
  contracts: (ContractRow & { id: string; deal: string; hash: string; frozen: unknown })[];
  reminders: { subject: string; deadline: string; day: string }[];
  events: {
    id: string;
    name: string;
    campaign: string;
    influencer: string | null;
    deadline: string | null;
    place: number | null;
    notified: string[] | null;
  }[];
}
interface ApplicationRow {
  id: string;
  campaign: string;
  influencer: string;
  state: unknown[];
  deal: string | null;
  dealState: unknown[];
}
interface OfferRow {
  hash: string;
  state: unknown[];
}
interface ContractRow {
  state: unknown[];
  signed: string[] | null;
}

/** Loads everything that the model predicts, in one statement. */
async function load({ db, seen }: Real, { now }: State): Promise<Stored> {
  const { rows } = await sql<{ stored: Stored }>`select json_build_object(
    'campaigns', (select coalesce(json_agg(json_build_object('id', id, 'status', status,
        'version', (select max(version) from campaign_terms where campaign_id = campaign.id))), '[]') from campaign),
    'applications', (select coalesce(json_agg(json_build_object('id', application.id,
        'campaign', application.campaign_id, 'influencer', application.influencer_id,
        'state', json_build_array(application.status, decision, attempt, answer_by, ${ms('application.due_at')},
          ${ms('ended_at')}, lapsed_at is not null, conversation.id is not null, ${isWritableAt(new Date(now))}),
        'deal', deal.id,
        'dealState', json_build_array(deal.status, close_reason, closed_by, deal.version, ${ms('started_at')},
          ${ms('running_at')}, ${ms('deal.closed_at')}, ${ms('deal.due_at')},
          ${ms('work_due_at')}))), '[]')
      from application left join conversation on conversation.application_id = application.id
      left join deal on deal.application_id = application.id),
    'offers', (select coalesce(json_agg(json_build_object('id', id, 'deal', deal_id, 'hash', hash,
        'terms', case when id > ${seen.offer} then terms end,
        'state', json_build_array(side, status, ${ms('made_at')}, expires_on, ${ms('answered_at')}))
        order by seq), '[]') from offer),
    'contracts', (select coalesce(json_agg(json_build_object('id', id, 'deal', deal_id, 'hash', hash,
        'frozen', case when id > ${seen.contract}
          then json_build_object('terms', terms, 'parties', parties, 'document', document) end,
        'state', json_build_array(status, ${ms('opened_at')}, sign_by, ${ms('signed_at')}, legal_year,
          legal_sum_cents, required_by_law),
        'signed', (select array_agg(side order by side) from signature
          where contract_id = contract.id and signature.hash = contract.hash))), '[]') from contract),
    'reminders', (select coalesce(json_agg(json_build_object('subject', subject_id, 'deadline', deadline,
        'day', day)), '[]') from reminder),
    ${selectWork},
    'events', (select coalesce(json_agg(json_build_object('id', id, 'name', name,
        'campaign', subject ->> 'campaignId', 'influencer', subject ->> 'influencerId',
        'deadline', subject ->> 'deadline',
        'place', (select seq - 1 from deliverable where deliverable.id = subject ->> 'deliverableId'),
        'notified', (select array_agg(user_id || ' ' || kind) from notice where event_id = event.id))), '[]')
      from event where id > ${seen.event}
        and (name ~ '^(application|deal|offer|contract|deliverable|shipment)\\.' or name = 'campaign.moved'))
    ) as stored`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new Error('A select without a table returns one row.');
  return row.stored;
}

/**
 * Adds the kind of deadline to the name of a deal's reminder, and the deliverable's index to the name of an event about
 * content.
 */
function nameOfEvent({
  name,
  deadline,
  place,
}: Pick<Stored['events'][number], 'name' | 'deadline' | 'place'>) {
  const kind = name === 'deal.reminded' ? `#${deadline}` : '';
  return `${name}${kind}${place === null ? '' : `#${place}`}`;
}

const sorted = <Row>(rows: Row[]) => rows.map((it) => JSON.stringify(it)).sort();

/**
 * Returns the state of the product in the form of `expectedSnapshot`. Throws if the hash of an offer or a contract does
 * not match its document.
 */
export async function readSnapshot(real: Real, state: State) {
  const stored = await load(real, state);
  const { campaigns, applications, offers, contracts, reminders, events } = stored;
  for (const { id, hash, terms } of offers)
    if (terms && hashOf(terms) !== hash) throw new Error(`The hash of ${id} is not the one of its terms.`);
  for (const { id, hash, frozen } of contracts)
    if (frozen && hashOf(frozen) !== hash) throw new Error(`The hash of ${id} is not the one of its text.`);
  const indexOf = new Map(state.campaigns.map(({ id }, index) => [id, index]));
  const numberOf = new Map(real.influencers.map(({ influencerId }, number) => [influencerId, number]));
  const people = new Map<string, string>();
  for (const [number, { actor }] of real.brands.entries())
    people.set(actor?.id ?? '', nameOf({ side: 'brand', number }));
  for (const [number, { actor }] of real.influencers.entries())
    people.set(actor?.id ?? '', nameOf({ side: 'influencer', number }));
  const dealPlaces = new Map<string, string>();
  const shown = applications.map((it) => {
    const own = contracts.filter(({ deal }) => deal !== null && deal === it.deal);
    const influencer = numberOf.get(it.influencer) ?? -1;
    if (it.deal)
      real.deals.set(dealKey(it.campaign, influencer), {
        id: it.deal,
        contractHash: own[0]?.hash ?? null,
        contents: stored.contents.filter(({ deal }) => deal === it.deal).map(({ id }) => id),
      });
    const place = `${indexOf.get(it.campaign)} ${numberOf.get(it.influencer)}`;
    if (it.deal) dealPlaces.set(it.deal, place);
    dealPlaces.set(it.id, place);
    return [
      place,
      it.state,
      it.deal && {
        deal: it.dealState,
        offers: offers.filter(({ deal }) => deal === it.deal).map(({ hash, state }) => [hash, ...state]),
        contracts: own.map(({ state, signed }) => [...state, signed]),
        work: workOf(stored, it.deal),
      },
    ];
  });
  const notified = events.flatMap(({ campaign, influencer, notified, ...event }) => {
    const name = nameOfEvent(event);
    const place = influencer === null ? '' : ` ${numberOf.get(influencer)}`;
    const subject = `${name} ${indexOf.get(campaign)}${place}`;
    const kinds = (notified ?? []).map((it) => {
      const [user = '', kind] = it.split(' ');
      return `${subject}: ${people.get(user)} ${kind}`;
    });
    return [subject, ...kinds];
  });
  const snapshot = {
    campaigns: sorted(campaigns.map(({ id, status, version }) => [indexOf.get(id), status, version])),
    applications: sorted(shown),
    reminders: sorted(
      reminders
        .filter(({ subject }) => dealPlaces.has(subject))
        .map(({ subject, deadline, day }) => [dealPlaces.get(subject), deadline, day]),
    ),
    events: notified.sort(),
  };
  const newest = (rows: { id: string }[], before: string) =>
    rows.reduce((last, { id }) => (id > last ? id : last), before);
  const seen = {
    event: newest(events, real.seen.event),
    offer: newest(offers, real.seen.offer),
    contract: newest(contracts, real.seen.contract),
  };
  return { snapshot, seen };
}

export function expectedSnapshot(state: State) {
  const places = state.campaigns.flatMap(({ applications }, campaign) =>
    applications.flatMap((application, influencer) =>
      application ? [{ place: `${campaign} ${influencer}`, application }] : [],
    ),
  );
  return {
    campaigns: sorted(
      state.campaigns.map(({ status, terms }, index) => [index, status, terms?.version ?? null]),
    ),
    applications: sorted(
      places.map(({ place, application }) => [
        place,
        applicationState(application, state.now),
        application.deal && dealState(application.deal),
      ]),
    ),
    reminders: sorted(
      places.flatMap(({ place, application }) =>
        [...application.reminders, ...(application.deal?.reminders ?? [])].map((it) => [
          place,
          ...it.split(' '),
        ]),
      ),
    ),
    events: [...state.events].sort(),
  };
}

function applicationState(application: Application, now: number) {
  const { status, decision, attempt, answerBy, dueAt, endedAt, isLapsed, deal } = application;
  const limit = now - 30 * DAY_MS;
  const isWritable = endedAt === null || endedAt > limit || (deal !== null && (deal.closedAt ?? now) > limit);
  return [status, decision, attempt, answerBy, dueAt, endedAt, isLapsed, decision === 'accepted', isWritable];
}

function dealState(deal: Deal) {
  const { status, reason, closedBy, version, startedAt, runningAt, closedAt, dueAt, offers, contract } = deal;
  const workDueAt = deal.work?.dueAt ?? null;
  return {
    deal: [status, reason, closedBy, version, startedAt, runningAt, closedAt, dueAt, workDueAt],
    offers: offers.map(offerState),
    contracts: contract ? [contractState(contract)] : [],
    work: expectedWork(deal),
  };
}

const offerState = ({ doc, side, status, madeAt, expiresOn, answeredAt }: Offer) => [
  hashOfDoc(doc),
  side,
  status,
  madeAt,
  expiresOn,
  answeredAt,
];

const contractState = (it: Contract) => [
  it.status,
  it.openedAt,
  it.signBy,
  it.signedAt,
  it.year,
  it.sumCents,
  it.sumCents >= LAW_CENTS,
  [...it.signedBy].sort(),
];

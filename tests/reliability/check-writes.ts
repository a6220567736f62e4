import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { request } from '#tests/requests.ts';
import type { Kind } from './acts.ts';
import type { Writers } from './writers.ts';

export interface Checked {
  lost: number;
  doubled: number;
  faults: string[];
}

/**
 * For each kind of change, SQL that returns keys and counts. `application`, `decision` and `approval` count events,
 * because the tables' unique keys would hide a second change.
 */
const counts: Record<Exclude<Kind, 'profile'>, string> = {
  message: 'select content as key, count(*) as count from message group by content',
  'sign-up': 'select lower(email) as key, count(*) as count from app_user group by lower(email)',
  application: `select replace(a.campaign_id, 'campaign-', '') || ' ' || replace(a.influencer_id, 'influencer-', '') as key,
    count(*) as count from application a join event e on e.subject ->> 'applicationId' = a.id
      and e.name = 'application.received' group by 1`,
  decision: `select replace(a.campaign_id, 'campaign-', '') || ' ' || replace(a.influencer_id, 'influencer-', '') as key,
    count(*) as count from application a join event e on e.subject ->> 'applicationId' = a.id
      and e.name = 'application.accepted' join conversation c on c.application_id = a.id
    where a.decision = 'accepted' group by 1`,
  'hand-in': 'select caption as key, count(*) as count from submission group by caption',
  remark: 'select text as key, count(*) as count from remark group by text',
  approval: `select subject ->> 'deliverableId' as key, count(*) as count from event
    where name = 'deliverable.approved' group by 1`,
  upload: `select replace(name, '.txt', '') as key, count(*) as count from file group by name`,
};

export async function checkWrites({ kysely }: Pick<Database, 'kysely'>, writers: Writers): Promise<Checked> {
  const checked: Checked = { lost: 0, doubled: 0, faults: [...writers.wrong] };
  const lose = (fault: string) => {
    checked.lost += 1;
    checked.faults.push(`lost: ${fault}`);
  };
  for (const [kind, statement] of Object.entries(counts)) {
    const { rows } = await sql<{ key: string; count: number }>`${sql.raw(statement)}`.execute(kysely);
    const stored = new Map(rows.map(({ key, count }) => [key, Number(count)]));
    for (const key of writers.acknowledged.get(kind as Kind) ?? []) {
      const count = stored.get(key) ?? 0;
      if (count === 0) lose(`${kind} ${key}`);
      if (count > 1) {
        checked.doubled += 1;
        checked.faults.push(`stored ${count} times: ${kind} ${key}`);
      }
    }
  }
  const { rows } = await sql<{ email: string; name: string }>`
    select email, name from app_user where name like 'Edit %'`.execute(kysely);
  const names = new Map(rows.map(({ email, name }) => [email, Number(name.replace('Edit ', ''))]));
  for (const key of writers.acknowledged.get('profile') ?? []) {
    const [email = '', number] = key.split(' ');
    if ((names.get(email) ?? 0) < Number(number)) lose(`profile ${key}, stored is ${names.get(email)}`);
  }
  return checked;
}

export async function missingUploads(url: string, writers: Writers): Promise<string[]> {
  const missing: string[] = [];
  for (const acts of writers.acts) {
    for (const [key, { path, cookie }] of acts.uploads) {
      const answer = await request(url + path, { cookie });
      if ((await answer.text()) !== key) missing.push(`upload ${key} is ${answer.status}`);
    }
  }
  return missing;
}

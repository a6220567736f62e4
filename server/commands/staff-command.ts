import { hrefIn } from '#app/addresses/path.ts';
import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { addStaff } from '#domain/staff/add-staff.server.ts';
import { findStaff } from '#domain/staff/find-staff.server.ts';
import { removeStaff } from '#domain/staff/remove-staff.server.ts';
import { openWorld } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import { site } from '#site';
import type { Outcome } from './command.ts';

const usage =
  'Say `npm run staff -- add EMAIL`, `npm run staff -- remove EMAIL` or `npm run staff -- list`; several at once will do.';

/** Does what the command line asks, over the database of the settings, and says what it did. */
export async function staff(settings: Settings, verb: string, emails: string[]): Promise<Outcome> {
  const wrong = emails.find((it) => !/^\S+@\S+\.\S+$/.test(it));
  if (wrong) return { done: false, sentence: `${wrong} is no e-mail address. ${usage}` };
  if (verb === 'list' ? emails.length > 0 : emails.length === 0 || !isChange(verb)) {
    return { done: false, sentence: usage };
  }
  const { db, services } = await openWorld(settings);
  const ctx = systemCtx({ db: db.kysely, services });
  try {
    if (!isChange(verb)) return await list(ctx);
    const all: Outcome[] = [];
    for (const email of emails) all.push(await changes[verb](ctx, email.toLowerCase(), settings.publicUrl));
    return {
      done: all.every(({ done }) => done),
      sentence: all.map(({ sentence }) => sentence).join('\n\n'),
    };
  } finally {
    await db.close();
  }
}

const changes = { add, remove };
const isChange = (verb: string): verb is keyof typeof changes => Object.hasOwn(changes, verb);

async function add(ctx: Ctx, email: string, publicUrl: string): Promise<Outcome> {
  const token = await addStaff(ctx, { email, language: site.operatorLanguage });
  if (!token) {
    const sentence = `${email} is the address of a brand or an influencer. Staff have accounts of their own: name another.`;
    return { done: false, sentence };
  }
  const link = publicUrl + hrefIn(site.operatorLanguage, '/reset-password', { token });
  const sentence = `${email} is staff. The password is chosen here, once, within ${LINK_LIFETIME_MINUTES} minutes:\n${link}`;
  return { done: true, sentence };
}

async function remove(ctx: Ctx, email: string): Promise<Outcome> {
  const done = await removeStaff(ctx, email);
  return { done, sentence: done ? `${email} is no longer staff.` : `${email} is not staff.` };
}

async function list(ctx: Ctx): Promise<Outcome> {
  const people = await findStaff(ctx);
  const lines = people.map(({ email, hasSecondFactor, isRemoved }) => {
    const state = isRemoved ? 'removed' : hasSecondFactor ? 'staff' : 'staff, second factor not set up yet';
    return `${email}  ${state}`;
  });
  return { done: true, sentence: lines.join('\n') || 'Nobody is staff.' };
}

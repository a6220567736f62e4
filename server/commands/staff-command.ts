import { hrefIn } from '#app/addresses/path.ts';
import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { addStaff } from '#domain/staff/add-staff.server.ts';
import { findStaff } from '#domain/staff/find-staff.server.ts';
import { removeStaff } from '#domain/staff/remove-staff.server.ts';
import { openDatabaseAndServices } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import { site } from '#site';
import type { Outcome } from './command.ts';

const usage =
  'Usage: `npm run staff -- add EMAIL…`, `npm run staff -- remove EMAIL…` or `npm run staff -- list`.';

export async function staff(settings: Settings, verb: string, emails: string[]): Promise<Outcome> {
  const invalid = emails.find((it) => !/^\S+@\S+\.\S+$/.test(it));
  if (invalid) return { done: false, message: `${invalid} is not an email address. ${usage}` };
  if (verb === 'list' ? emails.length > 0 : emails.length === 0 || !isChange(verb)) {
    return { done: false, message: usage };
  }
  const { db, services } = await openDatabaseAndServices(settings);
  const ctx = systemCtx({ db: db.kysely, services });
  try {
    if (!isChange(verb)) return await list(ctx);
    const outcomes: Outcome[] = [];
    for (const email of emails)
      outcomes.push(await changes[verb](ctx, email.toLowerCase(), settings.publicUrl));
    return {
      done: outcomes.every(({ done }) => done),
      message: outcomes.map(({ message }) => message).join('\n\n'),
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
    const message = `${email} is the address of a brand or an influencer. Staff need an account of their own: use another address.`;
    return { done: false, message };
  }
  const link = publicUrl + hrefIn(site.operatorLanguage, '/reset-password', { token });
  const message = `${email} is staff. This link sets the password, once, within ${LINK_LIFETIME_MINUTES} minutes:\n${link}`;
  return { done: true, message };
}

async function remove(ctx: Ctx, email: string): Promise<Outcome> {
  const done = await removeStaff(ctx, email);
  return { done, message: done ? `${email} is no longer staff.` : `${email} is not staff.` };
}

async function list(ctx: Ctx): Promise<Outcome> {
  const people = await findStaff(ctx);
  const lines = people.map(({ email, hasSecondFactor, isRemoved }) => {
    const state = isRemoved ? 'removed' : hasSecondFactor ? 'staff' : 'staff, second factor not set up yet';
    return `${email}  ${state}`;
  });
  return { done: true, message: lines.join('\n') || 'There are no staff accounts.' };
}

import type { Ctx } from '../ctx.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { isProfile } from '../files/profiles.ts';
import { Refusal } from '../refusal.ts';

const profile: string = 'content';

/** Attaches drafts to their submission, and screenshots to their deliverable. Refuses like `attachFiles`. */
export async function attachContent(ctx: Ctx, files: readonly string[], to: string): Promise<void> {
  if (files.length === 0) return;
  if (!isProfile(profile)) throw new Refusal('input.invalid', { files: 'file.gone' });
  await attachFiles(ctx, files, { profile, to, field: 'files' });
}

import { eventually } from '#tests/eventually.ts';
import { request } from '#tests/requests.ts';
import { aPicture } from '#tests/sample-files.ts';
import type { RunningServer } from '#tests/server.ts';
import { upload } from '#tests/uploading.ts';
import { emailsTo } from '#tests/written-emails.ts';

export async function confirmEmailAt(server: RunningServer, email: string): Promise<void> {
  const link = await eventually(() => {
    const sent = emailsTo(server, email).findLast((it) => it.link.includes('/confirm-email?'));
    if (!sent) throw new Error(`No email to ${email}`);
    return sent.link;
  });
  await request(link, { body: new URLSearchParams() });
}

export async function enterCollection(
  server: RunningServer,
  { email, cookie, ...names }: { email: string; cookie: string; fullName: string; handle: string },
): Promise<void> {
  const picture = { profile: 'media', name: 'face.jpg', content: await aPicture() } as const;
  const { file } = await upload(server.url, cookie, picture);
  const figures = { followers: '12000', following: '', posts: '', engagementRate: '' };
  const rest = { language: 'en', location: '', bio: '', thematics: 'food', picture: file.id };
  const body = new URLSearchParams({ ...names, ...figures, ...rest });
  const saved = await request(`${server.url}/profile`, { cookie, body });
  if (saved.status >= 400) throw new Error(`${email} could not save: ${await saved.text()}`);
  await confirmEmailAt(server, email);
}

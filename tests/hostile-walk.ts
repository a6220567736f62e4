import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { AddedFile } from '#domain/files/file.ts';
import { type ProfileName, uploadProfiles } from '#domain/files/profiles.ts';
import { type HostileFile, MARK } from '#tests/hostile-file.ts';
import { hostileFiles } from '#tests/hostile-files.ts';
import type { RunningServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { upload } from '#tests/uploading.ts';

const safeTypes =
  /^(image\/(webp|jpeg)|video\/(mp4|webm|quicktime)|application\/(pdf|msword|vnd\..+)|text\/plain)$/;

/**
 * Uploads the hostile files for an upload profile to the running server. Checks every response that contains an
 * accepted file. Returns the numbers of uploaded, refused and harmless files, and a sentence per violation. `sample`
 * uploads about a quarter of the files, the same in each run.
 */
export async function walkHostileFiles(
  server: RunningServer,
  profile: ProfileName,
  { sample = false, afterEach = () => {} } = {},
) {
  const walked = { files: 0, refused: 0, harmless: 0, faults: [] as string[] };
  let cookie = '';
  const files = await hostileFiles(profile);
  for (const file of files.filter((it) => !sample || isInSample(profile, it))) {
    // Changes the user after 150 files, because uploads are limited per user.
    if (walked.files % 150 === 0) cookie = await signUpAt(server.url);
    walked.files += 1;
    const fault = (why: string) => walked.faults.push(`${profile}: ${file.what}: ${why}`);
    const { status, message, file: added } = await upload(server.url, cookie, { ...file, profile });
    if (status === 201) {
      walked.harmless += 1;
      if (file.isNeverTaken) fault('it was taken');
      await checkServed(server, cookie, { profile, file, added, fault });
    } else {
      walked.refused += 1;
      if (status < 400 || status >= 500) fault(`${status}`);
      if (!/^[A-Z].{10,}/.test(message)) fault(`no sentence: ${message}`);
    }
    afterEach();
  }
  return walked;
}

/** Depends only on the profile, description and name, so the choice stays the same when other files are added. */
function isInSample(profile: ProfileName, { what, name }: HostileFile): boolean {
  const [first = 0] = createHash('sha256').update(`${profile} ${what} ${name}`).digest();
  return first % 4 === 0;
}

interface Look {
  profile: ProfileName;
  file: HostileFile;
  added: AddedFile;
  fault: (why: string) => void;
}

async function checkServed(server: RunningServer, cookie: string, { profile, file, added, fault }: Look) {
  if (/[\p{Cc}\p{Cf}/\\<>:"|?*]/u.test(added.name) || Array.from(added.name).length > 130)
    fault(`its name is ${added.name}`);
  const folder = uploadProfiles[profile].isPublic ? 'media' : 'files';
  const pictures = ['small.webp', 'medium.jpg', 'large.webp', 'large.jpg'];
  const parts = { image: pictures, video: ['film', ...pictures], file: ['original'] }[added.kind];
  for (const part of parts) {
    const answer = await fetch(`${server.url}/${folder}/${added.id}/${part}`, { headers: { cookie } });
    const content = Buffer.from(await answer.arrayBuffer());
    const { headers, status } = answer;
    if (status !== 200) return fault(`${part} is ${status}`);
    if (!safeTypes.test(headers.get('content-type') ?? ''))
      fault(`it is served as ${headers.get('content-type')}`);
    if (headers.get('x-content-type-options') !== 'nosniff') fault('a browser may guess its type');
    if (!headers.get('content-security-policy')?.includes('sandbox')) fault('it may act');
    if (part === 'original' && !headers.get('content-disposition')?.startsWith('attachment'))
      fault('it is opened instead of saved');
    if (part === 'original' || part === 'film') {
      if (!content.equals(file.content)) fault('it is not what was sent');
    } else await checkImage(content, fault);
  }
}

async function checkImage(content: Buffer, fault: Look['fault']): Promise<void> {
  const { exif, xmp, iptc, pages, width } = await sharp(content).metadata();
  await sharp(content).stats(); // Throws if the image cannot be decoded.
  if (exif ?? xmp ?? iptc) fault('it contains metadata');
  if ((pages ?? 1) > 1) fault('it is animated');
  if (width > 1600) fault('it is too wide');
  if (content.includes(MARK) || content.includes('Telephone') || content.includes('<?php'))
    fault('it still contains the hostile content');
}

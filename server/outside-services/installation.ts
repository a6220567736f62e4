import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#server/settings.ts';
import type { Installation } from '#services/installation/installation.ts';

export function installationOf({
  mail,
  files,
  clamdAddress,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'mail' | 'files' | 'clamdAddress' | 'databaseUrl' | 'dataDir'>): Installation {
  const usesFolder = !databaseUrl || 'folder' in files;
  return {
    mail:
      'smtpUrl' in mail
        ? { kind: 'smtp', host: new URL(mail.smtpUrl).host }
        : { kind: 'folder', path: path.resolve(mail.folder) },
    files:
      's3' in files
        ? { kind: 'bucket', name: files.s3.bucket, host: hostOf(files.s3.endpoint) }
        : { kind: 'folder', path: path.resolve(files.folder) },
    scanner: hostOf(clamdAddress),
    async disk() {
      if (!usesFolder) return null;
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { folder: path.resolve(dataDir), free: bavail * bsize, total: blocks * bsize };
    },
  };
}

const hostOf = (address: string | undefined) => (address ? new URL(address).host : null);

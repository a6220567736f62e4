import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REFILL_MS = 50;
const MEGABYTE = Buffer.alloc(1024 * 1024);

export interface SmallDisk {
  folder: string;
  fill: () => void;
  empty: () => void;
  remove: () => void;
}

export function mountSmallDisk(of: 'blocks' | 'inodes'): SmallDisk | { missing: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'accolade-disk-'));
  const options = of === 'blocks' ? 'size=256m' : 'size=1g,nr_inodes=3000';
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' });
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return { missing: `no disk can be mounted: ${mounted.stderr?.trim() || mounted.error?.message}` };
  }
  const filling = path.join(folder, 'filling');
  let files = 0;
  let timer: NodeJS.Timeout | undefined;
  const fill = () => {
    mkdirSync(filling, { recursive: true });
    const write = {
      inodes: () => writeFileSync(path.join(filling, String(files++)), ''),
      blocks: () => appendFileSync(path.join(filling, 'all'), MEGABYTE),
    }[of];
    try {
      for (;;) write();
    } catch {}
    timer ??= setInterval(fill, REFILL_MS);
  };
  const empty = () => {
    clearInterval(timer);
    timer = undefined;
    rmSync(filling, { recursive: true, force: true });
  };
  const remove = () => {
    empty();
    spawnSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
    process.off('exit', remove);
  };
  process.once('exit', remove);
  return { folder, fill, empty, remove };
}

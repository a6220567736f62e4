import type { RefusalCode } from '../refusal.ts';

const MEGABYTE = 1024 * 1024;

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** Types are detected by content, not by file name. */
export const fileTypes = {
  jpg: { contentType: 'image/jpeg', kind: 'image' },
  png: { contentType: 'image/png', kind: 'image' },
  webp: { contentType: 'image/webp', kind: 'image' },
  gif: { contentType: 'image/gif', kind: 'image' },
  avif: { contentType: 'image/avif', kind: 'image' },
  mp4: { contentType: 'video/mp4', kind: 'video' },
  webm: { contentType: 'video/webm', kind: 'video' },
  mov: { contentType: 'video/quicktime', kind: 'video' },
  pdf: { contentType: 'application/pdf', kind: 'file' },
  doc: { contentType: 'application/msword', kind: 'file' },
  xls: { contentType: 'application/vnd.ms-excel', kind: 'file' },
  ppt: { contentType: 'application/vnd.ms-powerpoint', kind: 'file' },
  docx: { contentType: `${OPEN_XML}.wordprocessingml.document`, kind: 'file' },
  xlsx: { contentType: `${OPEN_XML}.spreadsheetml.sheet`, kind: 'file' },
  pptx: { contentType: `${OPEN_XML}.presentationml.presentation`, kind: 'file' },
  txt: { contentType: 'text/plain', kind: 'file' },
} as const satisfies Record<string, { contentType: string; kind: FileKind }>;

export type FileType = keyof typeof fileTypes;
export type FileKind = 'image' | 'video' | 'file';

const pictures = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
const videos = ['mp4', 'webm', 'mov'] as const;

type TooLarge = 'file.over_5_mb' | 'file.over_10_mb' | 'file.over_100_mb';

interface SizeLimit {
  maxBytes: number;
  tooLarge: TooLarge;
}

interface UploadProfile extends SizeLimit {
  types: readonly FileType[];
  /** Anyone with its address can see a public file. Only users who may read its record can see a private file. */
  isPublic: boolean;
  /** Images have this lower size limit. */
  images?: SizeLimit;
  wrongType: RefusalCode;
}

export const uploadProfiles = {
  media: {
    maxBytes: 100 * MEGABYTE,
    types: [...pictures, ...videos],
    isPublic: true,
    tooLarge: 'file.over_100_mb',
    wrongType: 'file.no_media',
  },
  document: {
    maxBytes: 5 * MEGABYTE,
    types: ['pdf', 'jpg', 'png'],
    isPublic: false,
    tooLarge: 'file.over_5_mb',
    wrongType: 'file.no_document',
  },
  attachment: {
    maxBytes: 10 * MEGABYTE,
    types: [...pictures, 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt'],
    isPublic: false,
    tooLarge: 'file.over_10_mb',
    wrongType: 'file.no_attachment',
  },
  /** Drafts and screenshots that an influencer hands in for a deal. */
  content: {
    maxBytes: 100 * MEGABYTE,
    types: [...pictures, ...videos],
    isPublic: false,
    images: { maxBytes: 10 * MEGABYTE, tooLarge: 'file.over_10_mb' },
    tooLarge: 'file.over_100_mb',
    wrongType: 'file.no_media',
  },
} as const satisfies Record<string, UploadProfile>;

/** Limit of the poster that the uploader's browser captures. The browser does not send a larger poster. */
export const posterLimit = {
  maxBytes: 5 * MEGABYTE,
  tooLarge: 'file.over_5_mb',
} as const satisfies SizeLimit;

export type ProfileName = keyof typeof uploadProfiles;

export function isProfile(name: string | null): name is ProfileName {
  return name !== null && Object.hasOwn(uploadProfiles, name);
}

export function sizeLimitOf(profile: ProfileName, kind: FileKind | undefined): SizeLimit {
  const limits: UploadProfile = uploadProfiles[profile];
  return (kind === 'image' && limits.images) || limits;
}

export function kindOf(contentType: string): FileKind {
  return Object.values(fileTypes).find((type) => type.contentType === contentType)?.kind ?? 'file';
}

export function acceptOf(profile: ProfileName, kind?: FileKind): string {
  const types: readonly FileType[] = uploadProfiles[profile].types;
  return types
    .filter((type) => !kind || fileTypes[type].kind === kind)
    .flatMap((type) => [`.${type}`, fileTypes[type].contentType])
    .join(',');
}

/** `contentType` is the browser's guess. */
export function isOfKind(contentType: string, kind: FileKind): boolean {
  return Object.values(fileTypes).some((type) => type.kind === kind && type.contentType === contentType);
}

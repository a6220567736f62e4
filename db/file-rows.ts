import type { Generated } from 'kysely';

type Profile = 'media' | 'document' | 'attachment' | 'content';

export interface FileRow {
  id: string;
  owner_id: string;
  profile: Profile;
  name: string;
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  variants: string[];
  lost_since: Date | null;
  created_at: Date;
  attached_to: string | null;
  waiting_since: Date | null;
  upload_id: string | null;
}

export interface UploadRow {
  id: string;
  owner_id: string;
  upload_id: string;
  profile: Profile;
  name: string;
  bytes: number;
  part_bytes: number;
  parts: Generated<number[]>;
  created_at: Date;
  received_at: Date;
}

export interface RemovedFileRow {
  id: string;
  removed_at: Date;
}

export interface MessageFileRow {
  conversation_id: string;
  seq: number;
  place: number;
  file_id: string;
}

export interface FileRow {
  id: string;
  owner_id: string;
  profile: 'media' | 'document' | 'attachment';
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

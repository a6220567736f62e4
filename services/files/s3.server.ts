import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { log } from '../log.ts';
import { type Files, StoreDown } from './files.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's. */
  endpoint: string | undefined;
  /** Absent, the machine's own (AWS_PROFILE, an instance's role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const CONNECT_MS = 5_000;
/** Between two bytes, not for the whole of it. */
const SILENCE_MS = 60_000;

/** A bucket of any store that speaks S3. It is this installation's alone: what it does not know there, it removes. */
export function filesInS3({ bucket, region, endpoint, credentials }: S3Settings): Files {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Stores that do not know these checksums keep them as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(key, content, { bytes, contentType }) {
      const put = { Bucket: bucket, Key: key, Body: content, ContentLength: bytes, ContentType: contentType };
      // The client does not look whether what it sends breaks off: it would wait for the rest, and nobody hear of the error.
      const cut = new AbortController();
      content.on('error', () => cut.abort());
      try {
        await client.send(new PutObjectCommand(put), { abortSignal: cut.signal });
        return 'stored';
      } catch (error) {
        log.error('a file could not be stored', { error, key });
        // Some stores keep the half they got.
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(() => {});
        return 'down';
      } finally {
        content.destroy();
      }
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await unlessAbsent(
        client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })),
      );
      return found?.Body instanceof Readable ? found.Body : null;
    },

    async stat(key) {
      const found = await unlessAbsent(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
      return found && { bytes: found.ContentLength ?? 0 };
    },

    async remove(key) {
      await unlessAbsent(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await unlessAbsent(
          client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken })),
        );
        if (!page) throw new StoreDown(`there is no bucket ${bucket}`);
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, storedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw new StoreDown(error);
  }
}

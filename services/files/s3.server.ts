import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { log } from '../log.ts';
import { type Files, StoreDown } from './files.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Undefined means Amazon S3. */
  endpoint: string | undefined;
  /** Undefined means the credentials of the machine (AWS_PROFILE or the role of an instance). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const CONNECT_MS = 5_000;
/** Maximum milliseconds without transferred data. The whole transfer has no limit. */
const IDLE_TIMEOUT_MS = 10_000;

/** S3 refuses a request of more than 5 GB. Larger files, such as exports, are sent in parts. */
const MULTIPART_FROM_BYTES = 1024 ** 3;
/** Each part is in memory. S3 allows 10,000 parts, so a file has at most 160 GB. */
const PART_BYTES = 16 * 1024 ** 2;

/** An installation needs a bucket of its own, because sweeps remove unknown files. */
export function filesInS3(
  { bucket, region, endpoint, credentials }: S3Settings,
  { multipartFromBytes = MULTIPART_FROM_BYTES } = {},
): Files {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    // By default, the S3 client adds checksums to the body. Stores without support for these checksums save them as
    // part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(key, content, { bytes, contentType }) {
      const object = { Bucket: bucket, Key: key };
      const put = { ...object, Body: content, ContentLength: bytes, ContentType: contentType };
      // The S3 client ignores errors of the body stream and would wait forever. The abort signal ends the request.
      const broken = new AbortController();
      content.on('error', () => broken.abort());
      try {
        if (bytes < multipartFromBytes)
          await client.send(new PutObjectCommand(put), { abortSignal: broken.signal });
        else await putInParts(client, object, content, { bytes, contentType });
        return 'stored';
      } catch (error) {
        log.error('a file could not be stored', { error, key });
        // Some stores keep an incomplete file after a failed upload. The deletion must end before the caller can try
        // again, because it would otherwise delete the file of the second upload.
        await client.send(new DeleteObjectCommand(object)).catch(() => {});
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

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw new StoreDown(error);
      });
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await unlessAbsent(
          client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken })),
        );
        if (!page) throw new StoreDown(`bucket ${bucket} does not exist`);
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, storedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

/** Stores the whole content, or nothing. If the process ends meanwhile, the bucket keeps parts that no list shows. */
async function putInParts(
  client: S3Client,
  object: { Bucket: string; Key: string },
  content: Readable,
  { bytes, contentType }: { bytes: number; contentType: string },
): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...object, ContentType: contentType }),
  );
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let sentBytes = 0;
    for await (const Body of partsOf(content)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
      sentBytes += Body.length;
    }
    if (sentBytes !== bytes) throw new Error(`the file has ${sentBytes} instead of ${bytes} bytes`);
    await client.send(
      new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => {});
    throw error;
  }
}

async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    rest.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART_BYTES) {
      const all = Buffer.concat(rest);
      yield all.subarray(0, PART_BYTES);
      rest = [all.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) yield Buffer.concat(rest);
}

async function unlessAbsent<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw new StoreDown(error);
  }
}

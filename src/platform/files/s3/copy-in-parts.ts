import { sourceOf, type S3Store } from './s3-store.js';

/** Stores copy up to 5 GiB in one request. Smaller parts are copied well within the time that an answer may take. */
const COPY_BYTES = 256 * 1024 * 1024;

/** Copies bytes of any length within the store. Until the end nothing is at `to`; a copy that fails is taken back. */
export async function copyInParts(
  store: S3Store,
  from: string,
  to: string,
  bytes: number,
  partBytes = COPY_BYTES,
): Promise<void> {
  if (bytes <= partBytes) return store.copy(from, to);
  const CopySource = sourceOf(store.at(from));
  await store.ask(async ({ client, ...s3 }) => {
    const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(store.at(to)));
    const upload = { ...store.at(to), UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let at = 0; at < bytes; at += partBytes) {
        const PartNumber = Parts.length + 1;
        const CopySourceRange = `bytes=${at}-${Math.min(at + partBytes, bytes) - 1}`;
        const part = new s3.UploadPartCopyCommand({ ...upload, PartNumber, CopySource, CopySourceRange });
        Parts.push({ PartNumber, ETag: (await client.send(part)).CopyPartResult?.ETag });
      }
      await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  });
}

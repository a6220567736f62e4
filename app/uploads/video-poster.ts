import { posterLimit } from '#domain/files/profiles.ts';

const MAX_WIDTH = 1600;
const TIMEOUT_MS = 6_000;

/** Returns an early frame as JPEG, or null if the browser cannot play the video or the frame is above `posterLimit`. */
export async function posterOf(file: File): Promise<Blob | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await waitFor(video, 'loadeddata');
    // The first frame is often black.
    video.currentTime = Math.min(0.5, video.duration / 2 || 0);
    await waitFor(video, 'seeked');
    const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
    const canvas = new OffscreenCanvas(video.videoWidth * scale, video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const poster = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return poster.size > posterLimit.maxBytes ? null : poster;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
  }
}

function waitFor(video: HTMLVideoElement, event: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers();
  setTimeout(reject, TIMEOUT_MS);
  video.addEventListener('error', reject, { once: true });
  video.addEventListener(event, resolve, { once: true });
  return promise;
}

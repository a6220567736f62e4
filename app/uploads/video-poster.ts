const WIDTH = 1600;
const LIMIT_MS = 6_000;

/** The first picture of a film, drawn by the browser that has it; null when it cannot play it. */
export async function posterOf(file: File): Promise<Blob | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await heard(video, 'loadeddata');
    // The very first picture is often black.
    video.currentTime = Math.min(0.5, video.duration / 2 || 0);
    await heard(video, 'seeked');
    const scale = Math.min(1, WIDTH / video.videoWidth);
    const canvas = new OffscreenCanvas(video.videoWidth * scale, video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
  }
}

function heard(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(reject, LIMIT_MS);
    video.addEventListener('error', reject, { once: true });
    video.addEventListener(
      event,
      () => {
        clearTimeout(tooLong);
        resolve();
      },
      { once: true },
    );
  });
}

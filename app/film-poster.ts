const WIDTH = 1600;
const LIMIT_MS = 6_000;

/** The first picture of a film, drawn by the browser that has it; null when it cannot play it. */
export async function posterOf(file: File): Promise<Blob | null> {
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  film.src = URL.createObjectURL(file);
  try {
    await heard(film, 'loadeddata');
    // The very first picture is often black.
    film.currentTime = Math.min(0.5, film.duration / 2 || 0);
    await heard(film, 'seeked');
    const scale = Math.min(1, WIDTH / film.videoWidth);
    const canvas = new OffscreenCanvas(film.videoWidth * scale, film.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(film.src);
    film.removeAttribute('src');
  }
}

function heard(film: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(reject, LIMIT_MS);
    film.addEventListener('error', reject, { once: true });
    film.addEventListener(
      event,
      () => {
        clearTimeout(tooLong);
        resolve();
      },
      { once: true },
    );
  });
}

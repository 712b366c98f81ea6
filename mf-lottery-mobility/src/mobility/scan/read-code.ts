/** Wide enough for a code that fills a third of the picture, small enough for a slow phone. */
const WIDE = 640;

/** The text of the QR code that a video shows now; null when it shows none. The reader comes with the first picture. */
export async function readCode(video: HTMLVideoElement): Promise<string | null> {
  if (video.videoWidth === 0) return null;
  const { default: decode } = await import(/* webpackChunkName: "qr-reader" */ 'qr/decode.js');
  const scale = Math.min(1, WIDE / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // It throws for a picture without a code.
    return null;
  }
}

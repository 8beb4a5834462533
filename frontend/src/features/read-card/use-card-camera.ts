import { useEffect, useRef, useState, type RefObject } from 'react';
import { readCardCode } from './card-code.rules.js';

/** Between two looks, and the width of the picture that is read: enough for a card at arm's length. */
const LOOK_MS = 250;
const LOOK_WIDTH = 480;

/** Pictures of the camera as they can be read. */
function takePicture(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (video.videoWidth === 0) return null;
  canvas.width = LOOK_WIDTH;
  canvas.height = Math.round((LOOK_WIDTH * video.videoHeight) / video.videoWidth);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/**
 * Looks through the front camera for a sign-in card while the part is on the page, and tells each new code once. No
 * picture leaves the device. `isBlocked`: there is no camera, or it may not be used.
 */
export function useCardCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  isBlocked: boolean;
} {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last: string | null = null;
    const look = (): void => {
      const picture = video.current && takePicture(video.current, canvas);
      const code = picture && readCardCode(picture);
      if (code !== null && code !== last) {
        last = code;
        tell.current(code);
      }
      timer = setTimeout(look, LOOK_MS);
    };
    const open = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
      if (isOver || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      look();
    };
    open().catch(() => {
      if (!isOver) setIsBlocked(true);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, []);
  return { video, isBlocked };
}

/** Turns the camera's light off. */
function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

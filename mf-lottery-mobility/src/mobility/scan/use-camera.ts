import { useEffect, useRef, useState, type RefObject } from 'react';
import { readCode } from './read-code.ts';

type CameraState = 'opening' | 'looking' | 'refused';

/** So often a picture of the camera is read; a phone has time for its own picture between. */
const LOOK_MS = 250;

/** Shows the rear camera in a video and reads it until a code is found, or the part is gone: then the camera is off again. `refused`: it is not allowed, there is none, or the reader of codes did not load. */
export function useCamera(onCode: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = () => {
      if (stream) stop(stream);
      if (!over) setState('refused');
    };
    const look = async () => {
      const text = video.current && (await readCode(video.current));
      if (over) return;
      if (text) latest.current(text);
      else timer = setTimeout(() => void look().catch(fail), LOOK_MS);
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (over || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      setState('looking');
      await look();
    };
    void open().catch(fail);
    return () => {
      over = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, []);
  return { video, state };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

import { useEffect, useEffectEvent } from 'react';
import { placePermission } from './get-position.ts';

/** MOB-18: tells when the permission becomes granted, also where that happens in the browser's own settings. */
export function useGranted(granted: () => void): void {
  const onGranted = useEffectEvent(granted);
  useEffect(() => {
    let gone = false;
    let watched: PermissionStatus | null = null;
    const look = () => {
      if (watched?.state === 'granted') onGranted();
    };
    void placePermission().then((permission) => {
      if (gone) return;
      watched = permission;
      watched?.addEventListener('change', look);
    });
    return () => {
      gone = true;
      watched?.removeEventListener('change', look);
    };
  }, []);
}

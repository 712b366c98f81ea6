import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box } from '@aylal/ui';

/** How near to the window its box comes before the content is there, in pixels. */
const NEAR = 200;

/** Shows its content once its box has come near the window, and keeps it: what nobody scrolls to is neither drawn nor fetched, and a server sends nothing of it. */
export function WhenInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} height="full">
      {seen && children}
    </Box>
  );
}

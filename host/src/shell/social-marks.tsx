import type { ComponentType, ReactNode } from 'react';
import type { SiteLinks } from '@aylal/contracts/shell';

/** A mark of our own hand in the stroke of the icons (look.md §5); the word beside it says what it is. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const AppStoreMark = () => (
  <Mark>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <path d="M7.5 14.5h9M9.2 16.8 13.3 9M14.8 16.8l-4.1-7.6" />
  </Mark>
);

const GooglePlayMark = () => (
  <Mark>
    <path d="M5.5 4.6v14.8c0 .9 1 1.4 1.7 1l11.6-7.3c.8-.5.8-1.6 0-2.1L7.2 3.6c-.8-.4-1.7.1-1.7 1Z" />
    <path d="m5.9 4 9.2 10.6M5.9 20l9.2-10.6" />
  </Mark>
);

const FacebookMark = () => (
  <Mark>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M12.4 20.6v-8.9c0-1.8.9-2.7 2.9-2.6M9.8 13.3h5" />
  </Mark>
);

const InstagramMark = () => (
  <Mark>
    <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.6" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.6 7.4h.01" strokeWidth="2.2" />
  </Mark>
);

const YoutubeMark = () => (
  <Mark>
    <rect x="2.8" y="5.6" width="18.4" height="12.8" rx="3.8" />
    <path d="m10.3 9.3 4.6 2.7-4.6 2.7Z" />
  </Mark>
);

/** The name that each place gives itself, the same in every language, and its mark. */
export const socialMarks: Readonly<Record<keyof SiteLinks, { name: string; Mark: ComponentType }>> = {
  app_store: { name: 'App Store', Mark: AppStoreMark },
  google_play: { name: 'Google Play', Mark: GooglePlayMark },
  facebook: { name: 'Facebook', Mark: FacebookMark },
  instagram: { name: 'Instagram', Mark: InstagramMark },
  youtube: { name: 'YouTube', Mark: YoutubeMark },
};

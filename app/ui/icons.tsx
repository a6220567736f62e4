/*
 * Lucide's icons (https://lucide.dev, ISC licence), some simplified. The icons of Instagram and LinkedIn are our own.
 * Screen readers skip icons, so the button or link around an icon needs a name.
 */

type Props = { className?: string };

const icon = (path: string) =>
  function Icon({ className = 'size-5 shrink-0' }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className={className}
      >
        <path d={path} />
      </svg>
    );
  };

export const TriangleAlert = icon('M12 2a10 10 0 1 0 .01 0zM12 8v4m0 4h.01');
export const ArrowUp = icon('M12 19V5m7 7-7-7-7 7');
export const ArrowDown = icon('M12 5v14m7-7-7 7-7-7');
export const ArrowLeft = icon('m12 19-7-7 7-7M19 12H5');
export const ArrowRight = icon('M5 12h14m-7-7 7 7-7 7');
export const BadgeCheck = icon(
  'M8 5a4.6 4.6 0 0 1 8 0 4.6 4.6 0 0 1 4 7 4.6 4.6 0 0 1-4 7 4.6 4.6 0 0 1-8 0 4.6 4.6 0 0 1-4-7 4.6 4.6 0 0 1 4-7m8 4.5-5 5L8.5 12',
);
export const Bell = icon('M10 21h4M6 8a6 6 0 0 1 12 0q0 7 2.5 9h-17Q6 15 6 8');
export const Bookmark = icon('M7 3h10q2 0 2 2v16l-7-4-7 4V5q0-2 2-2');
export const Cards = icon('M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z');
export const Check = icon('M20 6 9 17l-5-5');
export const ChevronDown = icon('m6 9 6 6 6-6');
export const ChevronLeft = icon('m15 18-6-6 6-6');
export const ChevronRight = icon('m9 18 6-6-6-6');
export const Clock = icon('M12 2a10 10 0 1 0 .01 0zM12 6v6l4 2');
export const Close = icon('M18 6 6 18M6 6l12 12');
export const Copy = icon(
  'M10 8h10q2 0 2 2v10q0 2-2 2H10q-2 0-2-2V10q0-2 2-2zM4 16q-2 0-2-2V4q0-2 2-2h10q2 0 2 2',
);
export const Download = icon('M12 15V3m9 12v4q0 2-2 2H5q-2 0-2-2v-4m4-5 5 5 5-5');
export const Euro = icon('M4 10h12M4 14h9m6-8a8 8 0 0 0-5.2-2C9.5 4 6 7.6 6 12s3.5 8 7.8 8a8 8 0 0 0 5.2-2');
export const Grip = icon('M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01');
export const FileText = icon('M15 2H6Q4 2 4 4v16q0 2 2 2h12q2 0 2-2V7zm-1 0v6h6M8 13h8m-8 4h8');
export const Gift = icon('M3 8h18v4H3zm2 4v9h14v-9m-7 9V8Q11 3 7.5 3c-3 0-3 5 0 5m9 0c3 0 3-5 0-5Q13 3 12 8');
export const ImagePlus = icon(
  'M16 5h6m-3-3v6m2 3.5V19q0 2-2 2H5q-2 0-2-2V5q0-2 2-2h7.5M21 15l-3-3L6 21M9 7a2 2 0 1 0 .01 0z',
);
export const Instagram = icon(
  'M7 2h10q5 0 5 5v10q0 5-5 5H7q-5 0-5-5V7q0-5 5-5zm5 6a4 4 0 1 0 .01 0zm5-1h.01',
);
export const LinkedIn = icon(
  'M7 2h10q5 0 5 5v10q0 5-5 5H7q-5 0-5-5V7q0-5 5-5zm0 9v6M7 7h.01M12 17v-6m0 2c0-3 5-3 5 0v4',
);
export const Lock = icon('M5 11h14q2 0 2 2v7q0 2-2 2H5q-2 0-2-2v-7q0-2 2-2zm2 0V7a5 5 0 0 1 10 0v4');
export const LogOut = icon('m16 17 5-5-5-5m5 5H9m0 9H5q-2 0-2-2V5q0-2 2-2h4');
export const Menu = icon('M4 6h16M4 12h16M4 18h16');
export const MessageCircle = icon('M8 20a9 9 0 1 0-4-4l-2 6z');
export const Minus = icon('M5 12h14');
export const Monitor = icon('M4 4h16q2 0 2 2v9q0 2-2 2H4q-2 0-2-2V6q0-2 2-2zm4 17h8m-4-4v4');
export const Moon = icon('M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11');
export const NewLine = icon('M20 4v7a4 4 0 0 1-4 4H4m5 5-5-5 5-5');
export const Paperclip = icon(
  'm21.4 11-9.2 9.2a6 6 0 0 1-8.4-8.4l8.5-8.6A4 4 0 1 1 18 8.8l-8.6 8.6a2 2 0 0 1-2.8-2.8L15 6.1',
);
export const Play = icon('M7 4v16l13-8z');
export const Plus = icon('M5 12h14M12 5v14');
export const Rss = icon('M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M5 18a1 1 0 1 0 .01 0z');
export const Search = icon('M11 3a8 8 0 1 0 .01 0zM21 21l-4.3-4.3');
export const Send = icon('M22 2 11 13M22 2l-7 20-4-9-9-4z');
export const Sliders = icon('M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7M8 10v4m0-2H3');
export const Sun = icon(
  'M12 8a4 4 0 1 0 .01 0zM12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
);
export const Trash = icon('M3 6h18m-2 0v14q0 2-2 2H7q-2 0-2-2V6m3 0V4q0-2 2-2h4q2 0 2 2v2m-6 5v6m4-6v6');
export const UserPlus = icon(
  'M15 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M8.5 3a4 4 0 1 0 .01 0zM19 8v6m3-3h-6',
);
export const Rows = icon('M3 5h18v14H3zm0 4.7h18m-18 4.6h18');
export const Columns = icon('M4 4h16v16H4zm5.3 0v16m5.4-16v16');

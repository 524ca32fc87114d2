const strokedPaths = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.3 2.3 3.5 5.3 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.3-3.5-8.5s1.2-6.2 3.5-8.5Z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  bell: "M12 3.5a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2 7.5h15c0-1-2-2.5-2-7.5A5.5 5.5 0 0 0 12 3.5ZM10 19.5h4",
  heart: "M12 20 4.8 12.9a4.6 4.6 0 0 1 6.5-6.5l.7.7.7-.7a4.6 4.6 0 0 1 6.5 6.5Z",
  menu: "M4 6.5h16M4 12h16M4 17.5h11",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.5",
  warning: "M12 4 2.5 20h19ZM12 10v4.5M12 17v.5",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  check: "m4.5 12.5 5 5 10-11",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-right": "m9.5 6 6 6-6 6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "arrow-right": "M4 12h15.5M13.5 6l6 6-6 6",
  "arrow-left": "M20 12H4.5M10.5 6l-6 6 6 6",
  pin: "M12 21c4.3-4.6 6.5-8.1 6.5-11a6.5 6.5 0 0 0-13 0c0 2.9 2.2 6.4 6.5 11ZM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z",
  people:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19.5c0-3.3 2.7-5.6 6-5.6s6 2.3 6 5.6M15.5 5.3a3.2 3.2 0 0 1 0 5.9M17.5 14.3c2.1.7 3.5 2.6 3.5 5.2",
  shield: "M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6ZM8.8 12l2.3 2.3 4.2-4.6",
  bed: "M3.5 18.5v-12M3.5 15.5h17v3M20.5 15.5v-3a3 3 0 0 0-3-3h-6.5v6M3.5 11.5h4.5v4",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.5",
  calendar: "M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  "paper-plane": "M20.5 3.5 3.5 10l6.7 3.8 3.8 6.7ZM10.2 13.8 20.5 3.5",
  chat: "M4 5h16v11.5H10.5L6 20v-3.5H4Z",
  wallet: "M4 7.5A2 2 0 0 1 6 5.5h11v3M4 7.5v9a2 2 0 0 0 2 2h14v-10H5.5M16.5 13.5h.01",
  filter: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
  plane:
    "M10.5 13.5 3.5 12l2-2 6 .5 5-5c1-1 2.6-1.3 3.2-.7.6.6.3 2.2-.7 3.2l-5 5 .5 6-2 2-2-6.5-3.5 3.5.3 2.3-1.3 1.3-1.5-3-3-1.5 1.3-1.3 2.3.3Z",
  bus: "M5 5h14v11H5ZM5 11h14M7.5 19v-3M16.5 19v-3M8 13.5h.01M16 13.5h.01",
  van: "M3 7h11.5l4.5 5h2v5h-2.5M3 7v10h2.5M9 17h6M14 7v5h5M7.2 15.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM16.8 15.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z",
  train: "M6 4.5h12v12H6ZM6 11h12M9 16.5 7 20M15 16.5l2 3.5M9.5 13.8h.01M14.5 13.8h.01",
  boat: "M3.5 15.5h17l-2.5 4h-12ZM11.5 15.5v-12l6.5 9h-6.5M8.5 12.5v-4",
  jeep: "M4 8h10l3 4h3.5v4.5H18M4 8v8.5h1.5M9.5 16.5H14M9.5 8v4H17M7.5 14.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM16 14.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z",
  foot: "M12.5 3.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM9 20.5l2-5.5-1.5-2.5L11 8l3 3.5 3 1M11 8 8 9.5 7 12.5M13 15l1.5 5.5M18.5 10v10.5",
  bike: "M6 12.8a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM18 12.8a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM6 16.4 9.5 9h6l2.5 7.4M9.5 9l3.5 7M8 6.5h3M15.5 9 14.5 6h2.5",
  meal: "M6 3.5v5a2.5 2.5 0 0 0 5 0v-5M8.5 3.5v17M17.5 20.5v-17c-2.5 1-3.5 4-3.5 7v2h3.5",
} as const;

const filledPaths = {
  play: "M8 5.2v13.6c0 .8.9 1.3 1.6.9l10.6-6.8a1 1 0 0 0 0-1.8L9.6 4.3C8.9 3.9 8 4.4 8 5.2Z",
  star: "m12 3.2 2.7 5.7 6.1.8-4.5 4.3 1.1 6.2L12 17.2l-5.4 3 1.1-6.2-4.5-4.3 6.1-.8Z",
} as const;

export type IconName = keyof typeof strokedPaths | keyof typeof filledPaths;

const isFilled = (name: IconName): name is keyof typeof filledPaths =>
  Object.hasOwn(filledPaths, name);

/** Drawn on a 24 × 24 grid. Hidden from screen readers: the text beside it says the same. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => {
  const isSolid = isFilled(name);
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isSolid ? "currentColor" : "none"}
      stroke={isSolid ? "none" : "currentColor"}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isSolid ? filledPaths[name] : strokedPaths[name]} />
    </svg>
  );
};

/** SVG paths by the label of the menu group, in a view box of 24 by 24. */
const paths: Readonly<Record<string, string>> = {
  Home: "M4 11l8-7 8 7v9h-5v-6h-6v6H4z",
  Library: "M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9.5h.01",
  Layout: "M4 5h16v14H4zM4 10h16M10 10v9",
  "Custom Pages": "M6 3h8l4 4v14H6zM14 3v5h4",
  Travels: "M3 19l6-11 4 7 2-3 6 7z",
  Resources: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  Redirects: "M4 6v6a3 3 0 003 3h12M15 11l4 4-4 4",
  "Page contents": "M12 4l9 4.5-9 4.5-9-4.5zM3.5 13L12 17.2l8.5-4.2",
  "Template pages": "M8 8h12v12H8zM16 8V4H4v12h4",
  Settings:
    "M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
  Blocks: "M4 4h16v6H4zM4 14h7v6H4zM15 14h5v6h-5z",
  Faq: "M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.5a2.5 2.5 0 113.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17h.01",
  "Report a bug":
    "M8 9a4 4 0 018 0v6a4 4 0 01-8 0zM12 13v6M4 8l4 2M20 8l-4 2M3.5 14H8M20.5 14H16M5 20l3-3M19 20l-3-3M9.5 5.5L8 4M14.5 5.5L16 4",
  open: "M9 6l6 6-6 6",
  search: "M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
};

export const Icon = ({ name }: { name: string }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name] ?? paths["Blocks"]} />
  </svg>
);

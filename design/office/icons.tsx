/** SVG paths in a view box of 20 by 20, stroked in the current colour. */
const paths = {
  back: "m12 4-6 6 6 6",
  undo: "M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8",
  redo: "m13 4 4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h4",
  history: "M3.5 10a6.7 6.7 0 1 0 2-4.800L3.5 7M3.5 3.500V7H7M10 6.500V10l2.5 2",
  refresh:
    "M16.5 10a6.500 6.500 0 0 1-11.700 3.900M3.500 10a6.500 6.500 0 0 1 11.700-3.900M15.5 2.500v3.800h-3.800M4.5 17.500v-3.800h3.800",
  calendar: "M3.500 5h13v11.500h-13ZM3.500 8.500h13M7 3v3M13 3v3",
  clock: "M10 3.200a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.600ZM10 6.500V10l2.5 2",
  copy: "M7.5 7.500h9v9h-9ZM4.8 12.500H3.500v-9h9v1.3",
  up: "m5 12.5 5-5 5 5",
  down: "m5 7.5 5 5 5-5",
  code: "m7 5.5-4.5 4.500L7 14.500M13 5.500l4.5 4.5-4.5 4.5",
  trash: "M4 5.500h12M8 5.500V3.500h4v2M5.5 5.500l.700 11h7.600l.700-11M8.5 9v4.500M11.5 9v4.5",
  plus: "M10 4v12M4 10h12",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  eye: "M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  eyeOff:
    "M3 3l14 14M8 5.300A7 7 0 0 1 10 5c4.700 0 7.500 5 7.500 5s-.900 1.600-2.600 3M5.200 6.900A12 12 0 0 0 2.500 10S5.300 15 10 15a7 7 0 0 0 2.200-.400",
  cut: "M6 4l8 12M14 4 6 16M5 14.500a2 2 0 1 0 .01 0M15 14.500a2 2 0 1 0 .01 0",
  warning: "M10 3.5 2.5 16.500h15ZM10 8.500v4M10 14.500h.01",
  info: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 9.500v4M10 6.500h.01",
  hash: "M7.5 3.500 6 16.500M14 3.500l-1.5 13M3.500 7.500h13.500M3 12.500h13.500",
  check: "m4 10.5 4 4 8-9",
  mail: "M2.500 5h15v10.500h-15ZM3 5.500l7 5.500 7-5.500",
  lock: "M5 9h10v7.500H5ZM7 9V6.500a3 3 0 0 1 6 0V9",
  grip: "M7.5 5h.01M7.500 10h.01M7.500 15h.01M12.500 5h.01M12.500 10h.01M12.500 15h.01",
  close: "m5 5 10 10M15 5 5 15",
  forward: "m8 4 6 6-6 6",
  next: "M4 10h12M11.5 5.5 16 10l-4.5 4.5",
  keys: "M2.5 5.500h15v9h-15ZM5.5 8.500h.01M8.5 8.500h.01M11.5 8.500h.01M14.5 8.500h.01M6.5 11.700h7",
  clipboard: "M6.5 4.500H4.500v12h11v-12h-2M7 3h6v3H7Z",
  list: "M3.500 5.500h13M3.500 10h13M3.500 14.500h13",
  columns: "M3.5 4.500h13v11h-13ZM7.8 4.500v11M12.2 4.500v11",
  download: "M10 3.500v9M6.5 9.500 10 13l3.5-3.5M3.5 13.500v3h13v-3",
  sliders: "M3 6.500h8M15 6.500h2M3 13.500h2M9 13.500h8M13 4.500v4M7 11.500v4",
  upload: "M10 13V4M6.5 7 10 3.500 13.5 7M3.5 13.500v3h13v-3",
  open: "M8 5H4.500v10.500H15V12M11.500 4H16v4.500M16 4l-7 7",
  link: "M8.5 11.500a3 3 0 0 0 4.200 0l2.500-2.500a3 3 0 0 0-4.200-4.200l-1 1M11.5 8.500a3 3 0 0 0-4.200 0L4.800 11a3 3 0 0 0 4.200 4.200l1-1",
  redirect: "M4 5v5.500h11.500M12 7l3.500 3.500L12 14",
  pencil: "M4 16l.800-3.500L13.500 3.800l2.700 2.700L7.500 15.200 4 16Z",
  bug: "M6.5 8.500a3.500 3.500 0 0 1 7 0v4a3.500 3.500 0 0 1-7 0ZM10 10v6M7.500 5.800 6 3.500M12.500 5.800 14 3.500M6.500 8.500 3.500 7M6.500 11.500h-3.500M6.500 14 3.500 16M13.500 8.500l3-1.500M13.500 11.500H17M13.500 14l3 2",
  bolt: "M11 3 5 11.500h4.500L9 17l6-8.500h-4.500Z",
  search: "M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4Zm3.7 8.700L16.5 16.5",
  person: "M10 3.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 16.500c.5-3.300 2.800-5 6-5s5.500 1.700 6 5",
  picture: "M3.500 4.500h13v11h-13ZM3.500 13l4-4 3.500 3.500 2-2 3.500 3.500M12.800 7.500h.01",
  folder: "M2.500 5.500h5l1.500 2h8.500v9h-15Z",
  grid: "M4 4h5v5H4ZM11 4h5v5h-5ZM4 11h5v5H4ZM11 11h5v5h-5Z",
  star: "m10 3.200 2.100 4.300 4.700.700-3.400 3.300.800 4.700-4.200-2.200-4.200 2.200.800-4.700L3.200 8.200l4.700-.700Z",
  mountain: "M2.500 15.500 7.500 7l3 5 2-3 5 6.500Z",
  plane: "m3 11 14-7-4.500 13-3-5.500Z",
  globe:
    "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM3 10h14M10 3c2.5 2.4 2.5 11.6 0 14M10 3c-2.5 2.4-2.5 11.6 0 14",
} as const;

export type IconName = keyof typeof paths;

/** Hidden from screen readers: the element around it needs a label. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" || name === "grip" ? 2.4 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export type IconButtonProps = Readonly<{
  icon: IconName;
  /** Says what the button does to which thing: `Duplicate Hero, block 2`. */
  label: string;
  /** The tooltip; the label by default. */
  hint?: string;
  isDisabled?: boolean;
  isPressed?: boolean;
  onClick: () => void;
}>;

/** A disabled button stays focusable, so that screen readers can find it. */
export const IconButton = (props: IconButtonProps) => {
  const { icon, label, hint = label, isDisabled = false, isPressed, onClick } = props;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={hint}
      aria-disabled={isDisabled}
      {...(isPressed !== undefined && { "aria-pressed": isPressed })}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  );
};

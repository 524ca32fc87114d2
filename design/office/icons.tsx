import { iconPaths } from "./icon-paths.ts";

export type IconName = keyof typeof iconPaths;

const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** The icon of a name that the server knows; the one of code where there is none of that name. */
export const iconNamed = (name: string): IconName => (isIconName(name) ? name : "code");

/** Hidden from screen readers: the element around it needs a label. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d={iconPaths[name]}
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

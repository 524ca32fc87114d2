import type { LinkGroup, LinkOption } from "./link-groups.ts";
import choosing from "#design/office/dialogs/choosing.module.css";
import styles from "./link.module.css";

export type LinkListProps = Readonly<{
  id: string;
  groups: readonly LinkGroup[];
  active: LinkOption | undefined;
  isBusy: boolean;
  onHover: (option: LinkOption) => void;
  onPick: (option: LinkOption) => void;
}>;

export const linkOptionId = (id: string, { address }: LinkOption): string => `${id}-${address}`;

type OptionProps = Pick<LinkListProps, "id" | "onHover" | "onPick"> &
  Readonly<{ option: LinkOption; isActive: boolean }>;

/** Options need no key handlers: the focus stays in the field, which handles the keys. */
const Option = ({ id, option, isActive, onHover, onPick }: OptionProps) => (
  <div
    role="option"
    id={linkOptionId(id, option)}
    tabIndex={-1}
    className={styles["option"]}
    aria-selected={isActive}
    onPointerMove={() => onHover(option)}
    onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
    onPointerUp={() => onPick(option)}
    ref={(element) => {
      if (isActive) element?.scrollIntoView({ block: "nearest" });
    }}
  >
    {option.picture && (
      <img src={`${option.picture.base}160.webp`} alt="" className={styles["thumb"]} />
    )}
    <span className={styles["words"]}>
      <strong>{option.label}</strong>
      <small>{option.detail}</small>
    </span>
  </div>
);

/** The choices in their groups; the field above names the active one for screen readers. */
export const LinkList = (props: LinkListProps) => {
  const { id, groups, active, isBusy } = props;
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Links"
      aria-busy={isBusy}
      className={`${choosing["found"]} ${styles["list"]}`}
    >
      {groups.map(({ label, options, more }, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} role="presentation" className={styles["group"]}>
            {label}
            {more > 0 && <small>{` ${more} more: type to find them`}</small>}
          </div>
          {options.map((option) => (
            <Option key={option.address} {...props} option={option} isActive={option === active} />
          ))}
        </div>
      ))}
    </div>
  );
};

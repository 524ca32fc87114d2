import { Menu } from "@mantine/core";
import { Link } from "react-router";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { MoveButtons, type OrderControlsProps } from "#design/office/item-list/order-controls.tsx";
import { toast } from "#design/office/toast.ts";
import type { RowAction } from "../list-declaration.ts";
import type { List } from "../use-list.ts";

type RowActionProps<Row> = Readonly<{ list: List<Row>; row: Row; action: RowAction<Row> }>;

const isElsewhere = (address: string): boolean => /^https?:/.test(address);

const QuickAction = <Row,>({ list, row, action }: RowActionProps<Row>) => {
  const { declaration, context, runAction } = list;
  const { label, icon } = action;
  const name = declaration.nameOf(row);
  const reason = action.lockedReason?.(row) ?? null;
  if ("linkTo" in action) {
    const address = action.linkTo(row);
    const props = {
      className: "icon-button",
      title: label,
      "aria-label": label,
      "aria-describedby": `row-${declaration.idOf(row)}`,
    };
    return isElsewhere(address) ? (
      <a {...props} href={address} target="_blank" rel="noreferrer">
        <Icon name={icon} />
      </a>
    ) : (
      <Link {...props} to={address}>
        <Icon name={icon} />
      </Link>
    );
  }
  return (
    <IconButton
      icon={icon}
      label={`${label} ${name}`}
      hint={reason ?? label}
      isDisabled={reason !== null}
      onClick={() => runAction(() => action.run(row, context))}
    />
  );
};

const MenuAction = <Row,>({ list, row, action }: RowActionProps<Row>) => {
  const { context, runAction } = list;
  const { label, icon } = action;
  const reason = action.lockedReason?.(row) ?? null;
  const section = <Icon name={reason === null ? icon : "lock"} />;
  if ("linkTo" in action) {
    const address = action.linkTo(row);
    return isElsewhere(address) ? (
      <Menu.Item
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        leftSection={section}
      >
        {label}
      </Menu.Item>
    ) : (
      <Menu.Item component={Link} to={address} leftSection={section}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      leftSection={section}
      aria-disabled={reason !== null}
      onClick={() =>
        reason === null ? runAction(() => action.run(row, context)) : toast.error(reason)
      }
    >
      {label}
      {reason !== null && <small className="list-locked">{reason}</small>}
    </Menu.Item>
  );
};

export type RowActionsProps<Row> = Readonly<{
  list: List<Row>;
  row: Row;
  /** Of a list that staff keep in order; null for others. */
  moves: OrderControlsProps | null;
}>;

const MoveActions = ({ index, count, onMove }: OrderControlsProps) => (
  <>
    <Menu.Item leftSection={<Icon name="up" />} disabled={index === 0} onClick={() => onMove(0)}>
      Move to the top
    </Menu.Item>
    <Menu.Item
      leftSection={<Icon name="down" />}
      disabled={index === count - 1}
      onClick={() => onMove(count - 1)}
    >
      Move to the end
    </Menu.Item>
  </>
);

/** The quick actions while the row is hovered or focused, and the menu with all of them. */
export const RowActions = <Row,>({ list, row, moves }: RowActionsProps<Row>) => {
  const { declaration, chosen } = list;
  const id = declaration.idOf(row);
  const name = declaration.nameOf(row);
  const actions = (declaration.rowActions ?? []).filter(({ isHidden }) => !isHidden?.(row));
  const isChosen = chosen.rows.has(id);
  return (
    <td className="list-actions">
      {moves && <MoveButtons {...moves} />}
      <span className="list-quick">
        {actions
          .filter(({ isQuick }) => isQuick)
          .map((action) => (
            <QuickAction key={action.key} list={list} row={row} action={action} />
          ))}
      </span>
      <Menu position="bottom-end" returnFocus withInitialFocusPlaceholder={false} shadow="md">
        <Menu.Target>
          <button type="button" className="icon-button" aria-label={`More: ${name}`} title="More">
            <Icon name="more" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <MenuAction key={action.key} list={list} row={row} action={action} />
          ))}
          {moves && <MoveActions {...moves} />}
          {(declaration.bulkActions ?? []).length > 0 && (
            <Menu.Item leftSection={<Icon name="check" />} onClick={() => chosen.toggle(id)}>
              {isChosen ? "Do not choose" : "Choose"}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </td>
  );
};

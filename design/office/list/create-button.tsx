import { Button } from "@mantine/core";
import { Link } from "react-router";
import { Icon } from "../icons.tsx";
import type { List } from "./use-list.ts";

export type CreateButtonProps<Row> = Readonly<{
  list: List<Row>;
  children: React.ReactNode;
}>;

/** Leads to where a new record is made: a screen of its own, or the panel. */
export const CreateButton = <Row,>({ list, children }: CreateButtonProps<Row>) => {
  const { create } = list.declaration;
  if (!create) return null;
  const icon = <Icon name="plus" />;
  return create.path === undefined ? (
    <Button className="list-create" leftSection={icon} onClick={() => list.setOpenId("new")}>
      {children}
    </Button>
  ) : (
    <Button className="list-create" leftSection={icon} component={Link} to={create.path}>
      {children}
    </Button>
  );
};

import { Menu } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import {
  Grip,
  MoveButtons,
  type OrderControlsProps,
  PlaceField,
} from "#design/office/item-list/order-controls.tsx";
import type { Edge } from "#design/office/item-list/drag-rows.ts";
import { OwnColumn } from "./own-column.tsx";
import type { KindScreen } from "./resource-kinds.ts";
import type { ListedResource } from "./use-resources.ts";

export type ResourceRowProps = Readonly<{
  screen: KindScreen;
  resource: ListedResource;
  index: number;
  /** Of all rows, also of those that a filter hides. */
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  /** The edge at which the dragged row would be dropped; null while it is elsewhere. */
  dropEdge: Edge | null;
  onOpen: (id: string) => void;
  onMove: (id: string, index: number) => void;
}>;

const travelsText = (travels: number): string =>
  travels === 1 ? "1 travel" : `${travels} travels`;

const UseCell = ({ resource, onOpen }: Pick<ResourceRowProps, "resource" | "onOpen">) =>
  resource.travels === 0 ? (
    <span className="dim">not used</span>
  ) : (
    <button type="button" className="count-link" onClick={() => onOpen(resource.id)}>
      {travelsText(resource.travels)}
      <span className="sr-only">{` use ${resource.name}`}</span>
    </button>
  );

const RowMenu = ({ resource, index, count, onOpen, onMove }: ResourceRowProps) => (
  <Menu position="bottom-end" shadow="md">
    <Menu.Target>
      <button type="button" className="icon-button" aria-label={`Actions for ${resource.name}`}>
        <Icon name="more" />
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => onOpen(resource.id)}>Edit</Menu.Item>
      <Menu.Item disabled={index === 0} onClick={() => onMove(resource.id, 0)}>
        Move to the top
      </Menu.Item>
      <Menu.Item disabled={index === count - 1} onClick={() => onMove(resource.id, count - 1)}>
        Move to the end
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

export const ResourceRow = (props: ResourceRowProps) => {
  const { screen, resource, index, count, isOpen, isDragged, dropEdge, onOpen, onMove } = props;
  const { id, name, slug, travels } = resource;
  const controls: OrderControlsProps = { name, index, count, onMove: (to) => onMove(id, to) };
  return (
    <tr
      data-row={id}
      data-chosen={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-drop={dropEdge ?? undefined}
    >
      <td className="cell-grip">
        <Grip name={name} />
      </td>
      <td className="cell-place">
        <PlaceField {...controls} />
      </td>
      <th scope="row" className="cell-name">
        <button type="button" data-row-name={id} onClick={() => onOpen(id)}>
          {name}
        </button>
        <small>{slug}</small>
        {screen.isOfTravels && (
          <small className="cell-card-line">
            {travels === 0 ? "not used" : travelsText(travels)}
          </small>
        )}
      </th>
      {screen.column !== null && (
        <td className="cell-own">
          <OwnColumn resource={resource} />
        </td>
      )}
      {screen.isOfTravels && (
        <td className="cell-use">
          <UseCell resource={resource} onOpen={onOpen} />
        </td>
      )}
      <td className="cell-end">
        <MoveButtons {...controls} />
        <RowMenu {...props} />
      </td>
    </tr>
  );
};

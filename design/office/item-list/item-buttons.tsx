import { IconButton } from "#design/office/icons.tsx";

export type ItemButtonsProps = Readonly<{
  /** `day 4` */
  name: string;
  index: number;
  count: number;
  /** Whether no further item is taken. */
  isFull?: boolean;
  onDuplicate: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
}>;

/** What is done with one item of a list, in the head of its form. */
export const ItemButtons = (props: ItemButtonsProps) => {
  const { name, index, count, isFull = false, onDuplicate, onMove, onDelete } = props;
  return (
    <>
      <IconButton
        icon="copy"
        label={`Duplicate ${name}`}
        isDisabled={isFull}
        onClick={onDuplicate}
      />
      <IconButton
        icon="up"
        label={`Move ${name} up`}
        isDisabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${name} down`}
        isDisabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon="trash" label={`Delete ${name}`} onClick={onDelete} />
    </>
  );
};

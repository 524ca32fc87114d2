import { Icon } from "#design/office/icons.tsx";

type KeptNameProps = Readonly<{
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}>;

/** What is kept, as the head of its row; choosing it offers to purge it. */
export const KeptName = ({ isChosen, onChoose, children }: KeptNameProps) => (
  <th scope="row">
    <button type="button" className="cache-address" aria-pressed={isChosen} onClick={onChoose}>
      {isChosen && <Icon name="check" />} {children}
    </button>
  </th>
);

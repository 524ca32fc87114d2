import "./record-panel.css";
import { IconButton } from "../icons.tsx";

export type PanelHeadProps = Readonly<{
  titleId: string;
  title: string;
  line: React.ReactNode;
  /** Who else has the record open. */
  presence?: React.ReactNode;
  isHistoryShown: boolean;
  /** Null where there is no history to show. */
  onHistory: (() => void) | null;
  onClose: () => void;
}>;

export const PanelHead = (props: PanelHeadProps) => {
  const { titleId, title, line, presence, isHistoryShown, onHistory, onClose } = props;
  return (
    <header className="record-head">
      <div>
        <h2 id={titleId}>{title}</h2>
        {line && <p>{line}</p>}
      </div>
      {presence}
      {onHistory && (
        <IconButton
          icon="history"
          label={`History of ${title}`}
          isPressed={isHistoryShown}
          onClick={onHistory}
        />
      )}
      <IconButton icon="close" label="Close the panel" onClick={onClose} />
    </header>
  );
};

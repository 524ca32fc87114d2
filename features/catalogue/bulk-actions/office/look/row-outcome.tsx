import { Icon, type IconName } from "#design/office/icons.tsx";
import type { BulkRow } from "#features/catalogue/bulk-actions/contract.ts";

type TagProps = Readonly<{ icon: IconName; kind?: "live" | "timed"; label: string }>;

const Tag = ({ icon, kind, label }: TagProps) => (
  <span className="tag" data-kind={kind}>
    <Icon name={icon} />
    {label}
  </span>
);

type RowOutcomeProps = Readonly<{ row: BulkRow; isTicked: boolean }>;

/** What would become of a row, and what is to be looked at before. */
export const RowOutcome = ({ row: { outcome, notes, reason }, isTicked }: RowOutcomeProps) => {
  if (outcome === "refuse")
    return (
      <>
        <Tag icon="lock" label="Left out" />
        <p>{reason}</p>
      </>
    );
  if (outcome === "none") return <Tag icon="check" label="It is so already" />;
  if (!isTicked) return <Tag icon="close" label="Left out by you" />;
  if (notes.length === 0) return <Tag icon="check" kind="live" label="Will change" />;
  return notes.map(({ title, text }, index) => (
    <div key={`${index} ${title}`} className="bulk-note">
      <Tag icon="warning" kind="timed" label={title} />
      <p>{text}</p>
    </div>
  ));
};

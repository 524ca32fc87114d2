import "./note.css";
import { Icon, type IconName } from "../icons.tsx";

const icons = {
  information: "info",
  warning: "warning",
  refusal: "warning",
  success: "check",
} as const satisfies Record<string, IconName>;

export type NoteKind = keyof typeof icons;

const roles: Partial<Readonly<Record<NoteKind, "alert" | "status">>> = {
  refusal: "alert",
  success: "status",
};

export type NoteProps = Readonly<{
  kind: NoteKind;
  /** The first words, in bold: what it is about. */
  title: string;
  /** Replaces the icon of the kind: a lock before what may not be done. */
  icon?: IconName;
  children?: React.ReactNode;
}>;

/** One or two sentences on a wash; refusals and successes are read aloud when they appear. */
export const Note = ({ kind, title, icon = icons[kind], children }: NoteProps) => (
  <div className="note" data-kind={kind} role={roles[kind]}>
    <Icon name={icon} />
    <div>
      <b>{title}</b> {children}
    </div>
  </div>
);

import "#design/office/screen/screen-state.css";
import "./status-page.css";
import { Landscape } from "#design/office/screen/landscape.tsx";

export type StatusPageProps = Readonly<{
  status: number;
  title: string;
  text: string;
  /** Read aloud at once, for what nobody asked for. */
  isAlert?: boolean;
  /** The ways on. */
  children: React.ReactNode;
  /** A quiet line below them. */
  foot?: string;
  /** What stands beside all this, below it on narrow screens. */
  aside?: React.ReactNode;
}>;

/** A whole screen that says why there is nothing else on it. */
export const StatusPage = ({
  status,
  title,
  text,
  isAlert,
  children,
  foot,
  aside,
}: StatusPageProps) => (
  <div className="screen-state status-page" role={isAlert ? "alert" : undefined}>
    <Landscape />
    <p className="status-number">{`Error ${status}`}</p>
    <h1>{title}</h1>
    <p>{text}</p>
    <div className="screen-state-buttons">{children}</div>
    {foot !== undefined && <p className="status-foot">{foot}</p>}
    {aside}
  </div>
);

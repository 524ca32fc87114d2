import { Link } from "../link.tsx";
import { Icon } from "#design/icons.tsx";

/** `previous` is null on the first page, `next` on the last. */
export type PagingView = Readonly<{
  label: string;
  /** Such as `Page 2 of 5`. */
  text: string;
  previous: Readonly<{ label: string; path: string | null }>;
  next: Readonly<{ label: string; path: string | null }>;
}>;

const Step = ({ label, path, next }: { label: string; path: string | null; next: boolean }) => {
  const words = (
    <>
      {!next && <Icon name="chevron-left" size={16} />}
      {/* On phones the arrow replaces the text, which stays for screen readers. */}
      <span className="paging-word">{label}</span>
      {next && <Icon name="chevron-right" size={16} />}
    </>
  );
  return path === null ? (
    <span className="button button-quiet" aria-disabled="true">
      {words}
    </span>
  ) : (
    <Link to={path} className="button button-quiet" rel={next ? "next" : "prev"}>
      {words}
    </Link>
  );
};

/** Renders nothing when everything is on one page. */
export const Paging = ({ paging: { label, text, previous, next } }: { paging: PagingView }) =>
  (previous.path !== null || next.path !== null) && (
    <nav className="paging" aria-label={label}>
      <Step {...previous} next={false} />
      <p>{text}</p>
      <Step {...next} next />
    </nav>
  );

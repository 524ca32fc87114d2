import { Link } from "react-router";
import { MakeLink } from "#features/company/preview-links/pickers/make-link.tsx";
import { Card } from "./cards.tsx";

/** Shows what is not published yet to somebody without an account. */
export const PreviewLinks = ({ country }: Readonly<{ country: string }>) => (
  <Card title="Preview by link">
    <MakeLink country={country} />
    <p className="debug-quiet">
      <Link to="/preview">The links that are good, and what one shows</Link>
    </p>
  </Card>
);

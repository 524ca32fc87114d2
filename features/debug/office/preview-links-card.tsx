import { Link } from "react-router";
import { Card } from "./cards.tsx";

/** Where what is not published yet is shown to somebody without an account. */
export const PreviewLinks = () => (
  <Card title="Preview by link">
    <p className="debug-quiet">
      Pages and travels have “Copy preview link” in their menus.{" "}
      <Link to="/preview">The links that are good, and what one shows</Link>
    </p>
  </Card>
);

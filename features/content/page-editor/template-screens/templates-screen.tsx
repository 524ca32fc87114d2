import { useSearchParams } from "react-router";
import type { PageEditorScreenProps } from "../editor/editor-screen.tsx";
import { Templates } from "./templates.tsx";

/** `/templates/pages`; `?template=…` opens one in the page editor. */
const TemplatesScreen = (props: PageEditorScreenProps) => {
  const [query] = useSearchParams();
  return <Templates {...props} kind="template" id={query.get("template")} />;
};

export default TemplatesScreen;

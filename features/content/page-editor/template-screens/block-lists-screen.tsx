import { useParams } from "react-router";
import type { PageEditorScreenProps } from "../editor/editor-screen.tsx";
import { Templates } from "./templates.tsx";

/** `/templates/lists` and `/templates/lists/:id`. */
const BlockListsScreen = (props: PageEditorScreenProps) => {
  const { id = null } = useParams();
  return <Templates {...props} kind="block-list" id={id} />;
};

export default BlockListsScreen;

import { createContext, use } from "react";

/** What the fields of the panel need of the picture besides their own value. */
export type PanelPicture = Readonly<{
  /** Its address without width and format. */
  base: string;
  folders: readonly string[];
  tags: readonly string[];
}>;

const PanelPictureContext = createContext<PanelPicture>({ base: "", folders: [], tags: [] });

export const PanelPictureProvider = PanelPictureContext.Provider;

export const usePanelPicture = (): PanelPicture => use(PanelPictureContext);

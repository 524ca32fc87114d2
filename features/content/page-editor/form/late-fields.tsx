import { lazyPanel } from "../panels/lazy-panel.tsx";

// The fields that only some blocks have, loaded on demand.
export const PickSchemaField = lazyPanel(
  async () => ({
    default: (await import("#features/records/choices/pickers/pick-schema-field.tsx"))
      .PickSchemaField,
  }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const PictureSchemaField = lazyPanel(
  async () => ({
    default: (await import("#features/assets/media/pickers/picture-schema-field.tsx"))
      .PictureSchemaField,
  }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const PictureListField = lazyPanel(
  async () => ({
    default: (await import("#features/assets/media/pickers/picture-list-field.tsx"))
      .PictureListField,
  }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const LatePicture = lazyPanel(
  () => import("#features/assets/media/pickers/item-picture.tsx"),
  <span className="list-item-picture" />,
);
export const LinkSchemaField = lazyPanel(
  async () => ({ default: (await import("../links/link-field.tsx")).LinkField }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);

import { useOutletContext } from "react-router";
import type { ItemPictureProps } from "#design/office/form/form-settings.ts";
import styles from "./item-picture.module.css";
import { pictureInItem } from "./picture-schemas.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

/** The picture of a list's item, small; an empty place where none is chosen or it is gone. */
const ItemPicture = ({ schema, item }: ItemPictureProps) => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  const { choice } = useChosenPicture(country, pictureInItem(schema, item));
  if (!choice?.picture) return <span className={styles["picture"]} />;
  return (
    <img
      className={styles["picture"]}
      src={`${choice.picture.base}160.webp`}
      alt=""
      loading="lazy"
    />
  );
};

export default ItemPicture;

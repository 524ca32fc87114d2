import "#design/office/item-list/item-rows.css";
import "./photos-tab.css";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { fieldId } from "#design/office/form/field-schema.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { Grip, PlaceField } from "#design/office/item-list/order-controls.tsx";
import { useRowMoves } from "#design/office/item-list/use-row-moves.ts";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { PictureDetails } from "#features/assets/media/pickers/details/picture-details.tsx";
import { useChosenPicture } from "#features/assets/media/pickers/use-chosen-picture.ts";
import { moveItem } from "#design/office/form/list/moved-item.ts";
import { useCountry } from "../fields/use-resources.ts";
import { useTravel } from "../record/use-travel.ts";

const PictureChooser = lazy(
  () => import("#features/assets/media/pickers/chooser/picture-chooser.tsx"),
);

const maxPhotos = 60;

type PhotoProps = Readonly<{
  id: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}>;

const Photo = ({ id, index, count, onMove, onRemove }: PhotoProps) => {
  const country = useCountry();
  const [isDescribing, setDescribing] = useState(false);
  const { choice, statusText } = useChosenPicture(country, id);
  const name = `photo ${index + 1}`;
  const hasText = (choice?.picture?.alt ?? "") !== "";
  return (
    <li className="photo" data-row={index}>
      <Grip name={name} />
      <PlaceField name={name} index={index} count={count} onMove={onMove} />
      {choice?.picture ? (
        <img src={`${choice.picture.base}320.webp`} alt="" loading="lazy" />
      ) : (
        <span className="photo-empty">{statusText}</span>
      )}
      <div className="photo-text">
        <b>{choice?.label}</b>
        {choice && !hasText && (
          <span className="tag" data-kind="timed">
            <Icon name="warning" /> No alternative text
          </span>
        )}
        {hasText && <p className="dim">{choice?.picture?.alt}</p>}
        {isDescribing && (
          <PictureDetails
            country={country}
            pictureId={id}
            id={`${fieldId("photoIds")}-${index}`}
            label={name}
            takesFocus
            onClose={() => setDescribing(false)}
          />
        )}
      </div>
      <Button variant="default" onClick={() => setDescribing(!isDescribing)}>
        Describe <span className="sr-only">{name}</span>
      </Button>
      <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
};

/** The photos of a travel in their order. */
export const PhotosTab = () => {
  const store = useDraftStore();
  const country = useCountry();
  const errorAt = useErrorAt();
  const [isChoosing, setChoosing] = useState(false);
  const ids = useTravel(({ photoIds }) => photoIds);
  const put = (next: readonly string[]) => store.put("photoIds", next);
  const { listRef, move, announcement } = useRowMoves(
    ids.length,
    (from, to) => put(moveItem(ids, from, to)),
    { nameOf: (place) => `Photo ${place + 1}` },
  );
  const error = errorAt("photoIds");
  const isFull = ids.length >= maxPhotos;
  return (
    <div className="record-page-scroll">
      <div className="record-page-form photos-tab" id={fieldId("photoIds")} tabIndex={-1}>
        <h2>
          Photos <small>{ids.length}</small>
        </h2>
        <p className="field-hint">
          They stand on the page in this order. An alternative text says to those who cannot see a
          picture what is in it.
        </p>
        {error !== undefined && <p className="field-error">{error}</p>}
        <ol className="photos" ref={listRef}>
          {ids.map((id, index) => (
            <Photo
              key={id}
              id={id}
              index={index}
              count={ids.length}
              onMove={(to) => move(index, to)}
              onRemove={() => put(ids.filter((each) => each !== id))}
            />
          ))}
        </ol>
        <p className="sr-only" role="status">
          {announcement}
        </p>
        <Button
          className="item-add"
          variant="default"
          leftSection={<Icon name="plus" />}
          aria-haspopup="dialog"
          aria-disabled={isFull}
          onClick={() => !isFull && setChoosing(true)}
        >
          {isFull ? `${maxPhotos} photos are the most` : "Add a photo"}
        </Button>
        {isChoosing && (
          <Suspense>
            <PictureChooser
              country={country}
              chosenId={null}
              onPick={(picked) => {
                setChoosing(false);
                if (!ids.includes(picked.id)) put([...ids, picked.id]);
              }}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
};

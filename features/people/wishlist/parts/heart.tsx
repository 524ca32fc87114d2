import type { Savable } from "#features/catalogue/tours/parts/save-slot.tsx";

/** The form that all hearts of a page belong to. */
export const saveFormId = "save";

type Props = Savable &
  Readonly<{
    /** `Save Vietnam`. */
    label: string;
    /** On the page of what is saved, a heart removes what it stands for. */
    isRemoval?: boolean;
  }>;

/**
 * Saves a trip or a departure, and removes it again. It is the same for everyone: what is saved is
 * painted by the site's script, and without it the heart posts to the page of what is saved.
 */
export const Heart = ({ kind, id, label, isRemoval = false }: Props) => (
  <button
    form={saveFormId}
    className="heart"
    name={isRemoval ? `remove-${kind}` : kind}
    value={id}
    aria-pressed={isRemoval}
    aria-label={label}
  />
);

import { Dialog, DialogButton } from "#design/elements/dialog.tsx";
import { type PasskeyNewView, PlacedPasskeyNew } from "./passkey-new.tsx";

export type PasskeysView = Readonly<{
  /** Where its forms post to. */
  path: string;
  none: string | null;
  items: readonly Readonly<{ id: string; name: string; facts: string }>[];
  /** Null where somebody has to sign in again before they change anything. */
  removal: Readonly<{
    open: string;
    title: string;
    close: string;
    text: string;
    keep: string;
  }> | null;
  add: PasskeyNewView | null;
  /** Null where changes are open. */
  again: Readonly<{ hint: string; label: string }> | null;
  enough: string | null;
}>;

type Item = PasskeysView["items"][number];

/** What loses nothing comes first, and has the focus in place of what closes the dialog. */
const firstFocus = { autoFocus: true } as const;

type RemovalProps = Readonly<{
  item: Item;
  path: string;
  removal: NonNullable<PasskeysView["removal"]>;
}>;

/** Asks before a way to sign in goes. */
const Removal = ({ item: { id, name, facts }, path, removal }: RemovalProps) => (
  <Dialog id={`remove-${id}`} title={removal.title} close={removal.close}>
    <p>
      <b>{name}</b>
      <br />
      {facts}
    </p>
    <p>{removal.text}</p>
    <form method="post" action={path} className="passkey-removal">
      <input type="hidden" name="section" value="passkeys" />
      <input type="hidden" name="passkey" value={id} />
      <button
        type="button"
        className="button button-dark"
        popoverTarget={`remove-${id}`}
        popoverTargetAction="hide"
        {...firstFocus}
      >
        {removal.keep}
      </button>
      <button className="button button-quiet">{removal.open}</button>
    </form>
  </Dialog>
);

type ItemProps = Pick<PasskeysView, "path" | "removal"> & Readonly<{ item: Item }>;

const PasskeyRow = ({ item, path, removal }: ItemProps) => (
  <div className="profile-row">
    <div>
      <b>{item.name}</b>
      <p className="account-hint">{item.facts}</p>
    </div>
    {removal && (
      <>
        <DialogButton
          dialogId={`remove-${item.id}`}
          className="button button-quiet"
          label={`${removal.open}: ${item.name}`}
        >
          {removal.open}
        </DialogButton>
        <Removal item={item} path={path} removal={removal} />
      </>
    )}
  </div>
);

/** The passkeys of a profile; each is removed without a script, and one is added with it. */
export const PasskeysPart = ({ view }: { view: PasskeysView }) => (
  <>
    {view.none && <p>{view.none}</p>}
    {view.items.map((item) => (
      <PasskeyRow key={item.id} item={item} path={view.path} removal={view.removal} />
    ))}
    {view.add && <PlacedPasskeyNew view={view.add} />}
    {view.enough && <p className="account-hint">{view.enough}</p>}
    {view.again && (
      <form method="post" action="/logout" className="profile-row">
        <input type="hidden" name="next" value="/login" />
        <p className="account-hint">{view.again.hint}</p>
        <button className="button button-quiet">{view.again.label}</button>
      </form>
    )}
  </>
);

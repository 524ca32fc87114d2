import { type PasskeyNewView, PlacedPasskeyNew } from "./passkey-new.tsx";

export type PasskeysView = Readonly<{
  /** Where its forms post to. */
  path: string;
  none: string | null;
  items: readonly Readonly<{ id: string; name: string; facts: string }>[];
  /** Null where somebody has to sign in again before they change anything. */
  remove: string | null;
  add: PasskeyNewView | null;
  /** Null where changes are open. */
  again: Readonly<{ hint: string; label: string }> | null;
  enough: string | null;
}>;

type ItemProps = Pick<PasskeysView, "path" | "remove"> &
  Readonly<{ item: PasskeysView["items"][number] }>;

const Item = ({ item: { id, name, facts }, path, remove }: ItemProps) => (
  <form method="post" action={path} className="profile-row">
    <input type="hidden" name="section" value="passkeys" />
    <input type="hidden" name="passkey" value={id} />
    <div>
      <b id={`passkey-${id}`}>{name}</b>
      <p className="account-hint">{facts}</p>
    </div>
    {remove && (
      <button className="button button-quiet" aria-describedby={`passkey-${id}`}>
        {remove}
      </button>
    )}
  </form>
);

/** The passkeys of a profile; each is removed without a script, and one is added with it. */
export const PasskeysPart = ({ view }: { view: PasskeysView }) => (
  <>
    {view.none && <p>{view.none}</p>}
    {view.items.map((item) => (
      <Item key={item.id} item={item} path={view.path} remove={view.remove} />
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

import { SiteLink } from "#design/link.tsx";
import { saveFormId } from "./heart.tsx";

/** What hearts say, and where they post to. */
export type SaveFormView = Readonly<{
  /** The page of what is saved. */
  path: string;
  /** The path below which browsers call the API. */
  api: string;
  /** Leads a stranger to the sign-in, and from there to what is saved. */
  signInPath: string;
  /** The label of a heart, in which `{name}` stands for its thing. */
  heart: string;
  /** Said of a heart whose change the account does not know yet. */
  waiting: string;
  saving: string;
  /** What bells and their dialog say. */
  bell: Readonly<{ on: string; close: string }>;
  toasts: Readonly<{
    kept: Readonly<{ title: string; text: string; action: string }>;
    /** `{name}` is left for the script, which knows what was removed. */
    removed: Readonly<{ text: string; action: string }>;
    withTours: Readonly<{ text: string; action: string }>;
    offline: Readonly<{ title: string; text: string }>;
    failed: Readonly<{ text: string; action: string }>;
  }>;
}>;

/** Ends each page: the hearts above belong to it by its id. Its templates are the toasts. */
export const SaveForm = ({ view: { toasts, bell, ...view } }: { view: SaveFormView }) => (
  <form
    id={saveFormId}
    method="post"
    action={view.path}
    data-api={view.api}
    data-heart={view.heart}
    data-waiting={view.waiting}
    data-saving={view.saving}
    data-alert-on={bell.on}
    data-close={bell.close}
  >
    <template data-toast="kept">
      <p>
        <b>{toasts.kept.title}</b> {toasts.kept.text}
      </p>
      <SiteLink to={view.signInPath}>{toasts.kept.action}</SiteLink>
    </template>
    <template data-toast="removed">
      <p>{toasts.removed.text}</p>
      <button type="button">{toasts.removed.action}</button>
    </template>
    <template data-toast="withTours">
      <p>{toasts.withTours.text}</p>
      <button type="button">{toasts.withTours.action}</button>
    </template>
    <template data-toast="offline">
      <p>
        <b>{toasts.offline.title}</b> {toasts.offline.text}
      </p>
    </template>
    <template data-toast="failed">
      <p>{toasts.failed.text}</p>
      <button type="button">{toasts.failed.action}</button>
    </template>
  </form>
);

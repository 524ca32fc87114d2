import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, type FieldSchema, labelOf } from "#design/office/form/field-schema.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { withoutRefusedSigns } from "#platform/texts/signs.ts";
import { LinkDialog } from "./late-link-dialog.tsx";
import { useLinkContext } from "./use-link-context.ts";
import { type DescribedLink, useLinkDescription } from "./use-link-description.ts";
import styles from "./link.module.css";

/** Whether the block's own schema takes an address: some fields hold no anchors. */
const acceptedBy =
  ({ pattern, maxLength = Infinity }: FieldSchema) =>
  (address: string): boolean =>
    address.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(address));

/** What is wrong with the link, if anything. */
const LinkNote = ({ id, link }: Readonly<{ id: string; link: DescribedLink }>) => {
  if (link.retry)
    return (
      <p id={`${id}-note`} className={styles["note"]}>
        Where it leads could not be asked.{" "}
        <Button variant="subtle" size="compact-xs" onClick={link.retry}>
          Try again
        </Button>
      </p>
    );
  const { warning } = link.description;
  return (
    warning && (
      <p id={`${id}-note`} className={styles["warning"]}>
        <Icon name="warning" />
        {warning}
      </p>
    )
  );
};

/** What the link is, in words; the button chooses another. */
const LinkBox = (
  props: Readonly<{
    id: string;
    label: string;
    address: string;
    link: DescribedLink;
    isWrong: boolean;
    describedBy: string;
    onOpen: (pasted: string) => void;
    onClear: () => void;
  }>,
) => {
  const { id, label, address, link, isWrong, describedBy, onOpen, onClear } = props;
  const { kind, name } = link.description;
  return (
    <div className={styles["box"]} data-wrong={isWrong}>
      <button
        type="button"
        id={id}
        className={styles["open"]}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value ${id}-verb`}
        aria-describedby={describedBy}
        onClick={() => onOpen("")}
        onPaste={(event) => {
          event.preventDefault();
          onOpen(withoutRefusedSigns(event.clipboardData.getData("text/plain")).text.trim());
        }}
      >
        <Icon name={kind === "Outside address" ? "globe" : "link"} />
        <span id={`${id}-value`} className={styles["value"]} title={address || undefined}>
          {address === "" ? (
            <span className={styles["none"]}>No link</span>
          ) : (
            <>
              <span className={styles["kind"]}>{`${kind} · `}</span>
              {link.isLoading ? "…" : name}
            </>
          )}
        </span>{" "}
        <span id={`${id}-verb`} className={styles["verb"]}>
          {address === "" ? "Choose" : "Change"}
        </span>
      </button>
      {address !== "" && <IconButton icon="close" label={`Clear ${label}`} onClick={onClear} />}
    </div>
  );
};

/** A block's field that links somewhere: what it leads to in words, and a search to change it. */
export const LinkField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const id = fieldId(path);
  const label = labelOf(name, schema);
  const error = errorAt(path);
  const address = typeof value === "string" ? value.trim() : "";
  const [pasted, setPasted] = useState<string | null>(null);
  const link = useLinkDescription(address, useLinkContext());
  const hasNote = address !== "" && !link.isLoading;
  const accepts = useMemo(() => acceptedBy(schema), [schema]);
  const close = () => setPasted(null);
  return (
    <div className={styles["field"]} data-link>
      <span id={`${id}-label`} className={styles["label"]}>
        {label}
      </span>
      <LinkBox
        id={id}
        label={label}
        address={address}
        link={link}
        isWrong={error !== undefined}
        describedBy={`${id}-note ${id}-hint ${id}-error`}
        onOpen={setPasted}
        onClear={() => {
          put(path, "");
          document.getElementById(id)?.focus(); // the pressed button is gone
        }}
      />
      {hasNote && <LinkNote id={id} link={link} />}
      {schema.help && (
        <p id={`${id}-hint`} className="field-hint">
          {schema.help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {pasted !== null && (
        <LinkDialog
          title={label}
          address={address}
          typedAtFirst={pasted}
          accepts={accepts}
          onPick={(picked) => {
            put(path, picked);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};

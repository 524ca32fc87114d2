import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { ChoicePicture } from "#platform/choices/choice.ts";
import { type Device, resultSizes } from "./lengths.ts";
import styles from "./search-result.module.css";
import { cutToWidth } from "./pixel-width.ts";

export type SnippetPage = Readonly<{
  site: string | null;
  path: string;
  title: string;
  description: string;
  picture: ChoicePicture | null;
}>;

const devices = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
] as const;

const hostLabel = (site: string | null): string =>
  site ? new URL(site).host : "This market has no host";

export const SearchResult = ({ site, path, title, description }: SnippetPage) => {
  const [device, setDevice] = useState<Device>("desktop");
  const sizes = resultSizes[device];
  const host = hostLabel(site);
  return (
    <section aria-label="In search results" className={styles["part"]}>
      <div className={styles["head"]}>
        <h3>In search results</h3>
        <SegmentedControl
          size="xs"
          aria-label="Shown on"
          data={[...devices]}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div className={styles["result"]} data-device={device}>
        <span className={styles["address"]}>
          {[host, ...path.split("/").filter(Boolean)].join(" › ")}
        </span>
        <span className={styles["title"]}>
          {cutToWidth(title, sizes.title.size, sizes.title.maxWidth)}
        </span>
        <span className={styles["description"]}>
          {cutToWidth(description, sizes.description.size, sizes.description.maxWidth)}
        </span>
      </div>
    </section>
  );
};

export const SharedCard = ({ site, title, description, picture }: SnippetPage) => (
  <section aria-label="When it is shared" className={styles["part"]}>
    <div className={styles["head"]}>
      <h3>When it is shared</h3>
    </div>
    <div className={styles["card"]}>
      {picture ? (
        <img src={`${picture.base}640.webp`} alt={picture.alt} width={640} height={335} />
      ) : (
        <span className={styles["blank"]}>No picture: a small card with words alone</span>
      )}
      <div className={styles["text"]}>
        <small>{hostLabel(site)}</small>
        <strong>{cutToWidth(title, 16, 900)}</strong>
        <span>{cutToWidth(description, 14, 900)}</span>
      </div>
    </div>
  </section>
);

import type { CacheList } from "#features/company/settings/cache-contract.ts";
import { counted } from "#platform/counted.ts";
import { KeptName } from "./kept-name.tsx";

type KeptTagsTableProps = Readonly<{
  tags: CacheList["tags"];
  /** The tag that a purge would name. */
  chosen: string | null;
  onChoose: (tag: string) => void;
  /** Lists the pages of the tag. */
  onPages: (tag: string) => void;
}>;

/** What pages are made of, with how many pages; choosing one offers to purge it. */
export const KeptTagsTable = ({ tags, chosen, onChoose, onPages }: KeptTagsTableProps) => (
  <div className="settings-scroll">
    <table className="settings-table cache-table" aria-label="Tags of the pages that are kept">
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col" data-kind="number">
            Pages
          </th>
        </tr>
      </thead>
      <tbody>
        {tags.map(({ tag, pages }) => (
          <tr key={tag} data-chosen={tag === chosen}>
            <KeptName isChosen={tag === chosen} onChoose={() => onChoose(tag)}>
              {tag}
            </KeptName>
            <td data-kind="number">
              <button
                type="button"
                className="cache-address"
                aria-label={`${counted(pages, "page")} of ${tag}`}
                onClick={() => onPages(tag)}
              >
                <u>{pages}</u>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

import type { KeptPage } from "#features/company/settings/cache-contract.ts";
import { formatAge, formatBytes } from "./cache-words.ts";
import { KeptName } from "./kept-name.tsx";

type KeptPagesTableProps = Readonly<{
  pages: readonly KeptPage[];
  /** The address that a purge would name. */
  chosen: string | null;
  onChoose: (address: string) => void;
  onTag: (tag: string) => void;
}>;

const countFormat = new Intl.NumberFormat("en");

/** Pages that are kept; choosing one offers to purge it. */
export const KeptPagesTable = ({ pages, chosen, onChoose, onTag }: KeptPagesTableProps) => (
  <div className="settings-scroll">
    <table className="settings-table cache-table" aria-label="Pages that are kept">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Tags</th>
          <th scope="col" data-kind="number">
            Age
          </th>
          <th scope="col" data-kind="number">
            Asked
          </th>
          <th scope="col" data-kind="number">
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ address, currency, tags, tagCount, age, asked, bytes }) => (
          <tr key={`${currency} ${address}`} data-chosen={address === chosen}>
            <KeptName isChosen={address === chosen} onChoose={() => onChoose(address)}>
              {address}
              {currency !== null && <span className="settings-note"> {currency}</span>}
            </KeptName>
            <td className="cache-tags">
              {tags.slice(0, 2).map((tag) => (
                <button key={tag} type="button" className="tag" onClick={() => onTag(tag)}>
                  {tag}
                </button>
              ))}
              {tagCount > 2 && <span className="settings-note">{`and ${tagCount - 2} more`}</span>}
            </td>
            <td data-kind="number">{formatAge(age)}</td>
            <td data-kind="number">{countFormat.format(asked)}</td>
            <td data-kind="number">{formatBytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

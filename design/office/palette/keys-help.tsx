import "./palette.css";
import { OfficeDialog } from "../dialogs/office-dialog.tsx";
import type { Command } from "./command.ts";
import { keyName } from "./keys.ts";

export type KeysHelpProps = Readonly<{ commands: readonly Command[]; onClose: () => void }>;

/** Keys that the browser or the JSON editor handles, so that no command has them. */
const builtInKeys: readonly (readonly [keys: string, label: string, group: string])[] = [
  ["tab", "Next field or button", "Everywhere"],
  ["shift+tab", "The one before", "Everywhere"],
  ["escape", "Close what is open", "Everywhere"],
  ["mod+Space", "Offer keys and values", "In JSON"],
  ["escape", "then Tab: leave the editor", "In JSON"],
  ["F8", "Next error", "In JSON"],
  ["mod+z", "Undo typing", "In JSON"],
];

const KeysHelp = ({ commands, onClose }: KeysHelpProps) => {
  const rows = [
    ...commands.flatMap(({ keys, label, group }) =>
      keys === undefined ? [] : [[keys, label, group] as const],
    ),
    ...builtInKeys,
  ];
  const groups = [...new Set(rows.map(([, , group]) => group))];
  return (
    <OfficeDialog title="Keys" onClose={onClose}>
      <div
        className="keys office-dialog-scroll"
        role="region"
        aria-label="All keys"
        tabIndex={0} // the list scrolls, by the arrow keys too
      >
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {rows
                .filter(([, , rowGroup]) => rowGroup === group)
                .map(([keys, label]) => (
                  <div key={`${keys} ${label}`}>
                    <dt>
                      <kbd>{keyName(keys)}</kbd>
                    </dt>
                    <dd>{label}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </OfficeDialog>
  );
};

export default KeysHelp;

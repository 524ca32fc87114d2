type Key = readonly [keys: string, label: string];

/** Keys as `keyName` takes them, by where they work. */
export const helpKeys: readonly Readonly<{ label: string; keys: readonly Key[] }>[] = [
  {
    label: "Everywhere",
    keys: [
      ["mod+k", "go to anything"],
      ["?", "the keys of this screen"],
      ["escape", "close, clear"],
    ],
  },
  {
    label: "In a list",
    keys: [
      ["/", "search this list"],
      ["J", "next"],
      ["K", "back"],
      ["X", "choose"],
      ["Enter", "open"],
      ["E", "edit beside"],
      ["N", "new"],
      ["F", "add a filter"],
    ],
  },
  {
    label: "In a form",
    keys: [
      ["mod+s", "save"],
      ["mod+z", "undo"],
      ["mod+shift+z", "redo"],
    ],
  },
  {
    label: "In what has an order",
    keys: [
      ["alt+ArrowUp", "move up"],
      ["alt+ArrowDown", "move down"],
    ],
  },
];

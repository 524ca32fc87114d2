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
      ["shift+X", "choose up to here"],
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
      ["mod+b", "bold"],
      ["mod+i", "italic"],
    ],
  },
  {
    label: "In the lists of a text",
    keys: [
      ["tab", "further in; else on to the next field"],
      ["shift+tab", "further out; else back to the field before"],
      ["mod+]", "further in"],
      ["mod+[", "further out"],
    ],
  },
  {
    label: "In what has an order",
    keys: [
      ["alt+ArrowUp", "move up"],
      ["alt+ArrowDown", "move down"],
    ],
  },
  {
    label: "In the page editor",
    keys: [
      ["alt+n", "add a block"],
      ["alt+d", "duplicate the block"],
      ["alt+e", "enable, disable the block"],
      ["alt+Backspace", "delete the block"],
      ["alt+j", "JSON of the block"],
      ["alt+shift+j", "JSON of the page"],
      ["alt+g", "page settings"],
      ["alt+p", "live preview"],
      ["alt+v", "versions"],
    ],
  },
  {
    label: "In a sheet of departures",
    keys: [
      ["arrows", "go"],
      ["shift+arrows", "choose more"],
      ["F2", "edit"],
      ["alt+ArrowDown", "open the choices"],
      ["mod+d", "fill down"],
      ["mod+c", "copy"],
      ["mod+v", "paste from a spreadsheet"],
      ["delete", "empty"],
    ],
  },
  {
    label: "In a calendar",
    keys: [
      ["ArrowLeft", "a day earlier"],
      ["ArrowRight", "a day later"],
      ["shift+ArrowRight", "a week later"],
      ["alt+ArrowRight", "a day longer"],
      ["C", "next conflict"],
      ["T", "today"],
    ],
  },
  {
    label: "On a map",
    keys: [
      ["arrows", "move 100 m"],
      ["shift+arrows", "move 1 km"],
      ["tab", "next stop"],
    ],
  },
  {
    label: "With reviews",
    keys: [
      ["S", "show"],
      ["H", "hide"],
      ["1", "the first reason, up to 4"],
      ["Z", "take back"],
    ],
  },
];

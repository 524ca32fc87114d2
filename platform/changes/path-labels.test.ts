import { expect, test } from "vitest";
import { pathLabel } from "./path-labels.ts";

test.each([
  ["isPublished", "Published"],
  ["seo.title", "Seo › title"],
  ["blocks.3", "Block 4"],
  ["blocks.3.content.customCss", "Block 4 › custom css"],
  ["blocks.0.content.items.1.title", "Block 1 › items › 2 › title"],
  ["blocks.order", "Order of the blocks"],
])("the path %s is labelled %s", (path, label) => expect(pathLabel(path)).toBe(label));

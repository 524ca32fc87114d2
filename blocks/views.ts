import type { z } from "zod";
import type { BlockView } from "#features/pages/block-contract.ts";
import type { BlockName, blockSchemas } from "./schemas.ts";
import { FaqView } from "./wr-faq/view.tsx";
import { HeroView } from "./wr-hero/view.tsx";
import { SpaceView } from "./wr-space/view.tsx";
import { TextView } from "./wr-text/view.tsx";

type Views = { [Name in BlockName]: BlockView<z.output<(typeof blockSchemas)[Name]["content"]>> };

/** The view of each block. */
export const blockViews: Views = {
  "wr-space": SpaceView,
  "wr-hero": HeroView,
  "wr-text": TextView,
  "wr-faq": FaqView,
};

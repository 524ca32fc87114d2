import { lookAtPart } from "./look-at-part.ts";

lookAtPart("travels");

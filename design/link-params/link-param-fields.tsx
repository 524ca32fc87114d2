import { use } from "react";
import { LinkParams } from "./link-params.ts";

/** Hidden fields that keep the link parameters in a form, which navigates without JavaScript. */
export const LinkParamFields = () =>
  [...new URLSearchParams(use(LinkParams))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

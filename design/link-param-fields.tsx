import { use } from "react";
import { LinkParams } from "./link-params.ts";

/** What links keep of the address, for a form that leads to another page without JavaScript. */
export const LinkParamFields = () =>
  [...new URLSearchParams(use(LinkParams))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

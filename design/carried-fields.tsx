import { use } from "react";
import { Carried } from "./carried.ts";

/** What links keep of the address, for a form that leads to another page without JavaScript. */
export const CarriedFields = () =>
  [...new URLSearchParams(use(Carried))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

import { expect, test } from "vitest";
import { copyOf } from "./copy-address.ts";

const page = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
const asked = (query: string) => copyOf(new URLSearchParams(query));

test("an address asks for blocks of a page, of the same country or of another", () => {
  expect(asked(`copyFrom=${page}&selected=1,2,9`)).toEqual({
    page,
    positions: [1, 2, 9],
    country: null,
  });
  expect(asked(`copyFrom=${page}&selected=0&country=fr`)).toMatchObject({ country: "fr" });
});

test.each(["", "copyFrom=too-short&selected=0", `copyFrom=${page}`, `copyFrom=${page}&selected=`])(
  "“%s” asks for nothing",
  (query) => {
    expect(asked(query)).toBeNull();
  },
);

import { expect, test } from "vitest";
import { parseCoordinates } from "./parse-coordinates.ts";

test.each([
  ["31.0802, -4.0134", 31.0802, -4.0134],
  ["31.0802 −4.0134", 31.0802, -4.0134],
  ["31,0802; -4,0134", 31.0802, -4.0134],
  ["(31.0802, -4.0134)", 31.0802, -4.0134],
  ["31.0802° N, 4.0134° W", 31.0802, -4.0134],
  ["31.0802 N 4.0134 O", 31.0802, -4.0134],
  ["33.9 S 18.4 E", -33.9, 18.4],
  ["31°04'49\"N 4°00'48\"W", 31.08028, -4.01333],
  ["31° 4′ 48.7″ N, 4° 0′ 48.2″ W", 31.08019, -4.01339],
  ["https://www.google.com/maps/@31.0802,-4.0134,12z", 31.0802, -4.0134],
  ["https://www.google.com/maps/place/X/@31,-4,9z/data=!3m1!3d31.0802!4d-4.0134", 31.0802, -4.0134],
  ["https://maps.google.com/?q=31.0802,-4.0134", 31.0802, -4.0134],
  ["https://maps.apple.com/?ll=31.0802,-4.0134&z=9", 31.0802, -4.0134],
  ["https://www.openstreetmap.org/?mlat=31.0802&mlon=-4.0134", 31.0802, -4.0134],
  ["https://www.openstreetmap.org/#map=12/31.0802/-4.0134", 31.0802, -4.0134],
  ["geo:31.0802,-4.0134", 31.0802, -4.0134],
])("%s is a position", (text, lat, lon) => {
  expect(parseCoordinates(text)).toEqual({ lat, lon });
});

test.each(["Merzouga", "91, 0", "0, 181", "31.0802", "12/05/2027", "", "31.0802, -4.0134, 7"])(
  "%s is none",
  (text) => {
    expect(parseCoordinates(text)).toBeNull();
  },
);

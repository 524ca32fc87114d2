import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import type { MarketId } from "#markets/market-type.ts";
import { maintenanceError } from "./error-pages.ts";

const closed = { site: true, customPage: false, message: "", from: null, until: null };
const now = new Date("2026-12-08T17:30:00Z");
const until = "2026-12-08T18:30:00Z";

test.each<[MarketId, string]>([
  ["it-IT", "Contiamo di tornare l’8\u00a0dicembre\u00a02026 alle 19:30."],
  ["en-US", "We expect to be back on December\u00a08,\u00a02026 at 13:30."],
  ["en-WE", "We expect to be back on 8\u00a0December\u00a02026 at 18:30."],
  ["es-ES", "Esperamos volver el 8\u00a0de\u00a0diciembre\u00a0de\u00a02026 a las 19:30."],
  ["fr-FR", "Retour prévu le 8\u00a0décembre\u00a02026 à 19:30."],
  ["de-DE", "Voraussichtlich zurück am 8.\u00a0Dezember\u00a02026 um 19:30\u00a0Uhr."],
])("a closed site tells its return in the time zone of %s", (id, text) => {
  const market = marketById(id);
  expect(maintenanceError(market, { ...closed, until }, now)).toMatchObject({
    text,
    retryAfter: 3600,
  });
  const message = "New rooms.";
  expect(maintenanceError(market, { ...closed, message, until }, now).text).toBe(
    `${message} ${text}`,
  );
  expect(maintenanceError(market, closed, now).text).toMatch(/\p{L}\.$/u);
});

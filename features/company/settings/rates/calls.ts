import { declareCall } from "#platform/calls/call.ts";
import {
  currenciesConsequencesSchema,
  currenciesDraftSchema,
  fetchedRatesSchema,
  ratesSourceSchema,
  weekOfRatesSchema,
} from "../currencies-contract.ts";
import { settingPolicy } from "../policy.ts";

export const getRatesSource = declareCall({
  method: "GET",
  path: "/:country/settings/currencies/source",
  id: "getRatesSource",
  summary: "Where exchange rates come from",
  access: settingPolicy.write,
  answer: ratesSourceSchema,
});

export const fetchRates = declareCall({
  method: "GET",
  path: "/:country/settings/currencies/fetched",
  id: "fetchRates",
  summary: "The rates that the source has now; nothing is written",
  access: settingPolicy.write,
  answer: fetchedRatesSchema,
  problems: [409, 502],
});

export const getWeekOfRates = declareCall({
  method: "GET",
  path: "/:country/settings/currencies/week",
  id: "getWeekOfRates",
  summary: "The exchange rates that held seven days ago",
  access: settingPolicy.write,
  answer: weekOfRatesSchema,
});

export const getCurrenciesConsequences = declareCall({
  method: "POST",
  path: "/:country/settings/currencies/consequences",
  id: "getCurrenciesConsequences",
  summary: "What visitors would see of other rates and currencies; nothing is written",
  access: settingPolicy.write,
  body: currenciesDraftSchema,
  answer: currenciesConsequencesSchema,
});

import type { TripFacts } from "#demo/trips/trip-facts.ts";
import { algeriaTassili } from "#demo/trips/africa/algeria-tassili.ts";
import { capeGardenRoute } from "#demo/trips/africa/cape-garden-route.ts";
import { capeVerde } from "#demo/trips/africa/cape-verde.ts";
import { cappadocia } from "#demo/trips/africa/cappadocia.ts";
import { drakensbergEswatini } from "#demo/trips/africa/drakensberg-eswatini.ts";
import { dubaiAbuDhabi } from "#demo/trips/africa/dubai-abu-dhabi.ts";
import { egyptNile } from "#demo/trips/africa/egypt-nile.ts";
import { ethiopiaDanakil } from "#demo/trips/africa/ethiopia-danakil.ts";
import { gorillas } from "#demo/trips/africa/gorillas.ts";
import { gulfOfGuinea } from "#demo/trips/africa/gulf-of-guinea.ts";
import { hejaz } from "#demo/trips/africa/hejaz.ts";
import { ivoryCoast } from "#demo/trips/africa/ivory-coast.ts";
import { jordan } from "#demo/trips/africa/jordan.ts";
import { kenya } from "#demo/trips/africa/kenya.ts";
import { lycianWay } from "#demo/trips/africa/lycian-way.ts";
import { madagascar } from "#demo/trips/africa/madagascar.ts";
import { malawi } from "#demo/trips/africa/malawi.ts";
import { mauritania } from "#demo/trips/africa/mauritania.ts";
import { moroccoSahara } from "#demo/trips/africa/morocco-sahara.ts";
import { mozambique } from "#demo/trips/africa/mozambique.ts";
import { namibiaDesert } from "#demo/trips/africa/namibia-desert.ts";
import { namibiaSouth } from "#demo/trips/africa/namibia-south.ts";
import { okavangoVictoria } from "#demo/trips/africa/okavango-victoria.ts";
import { oman } from "#demo/trips/africa/oman.ts";
import { reunionMauritius } from "#demo/trips/africa/reunion-mauritius.ts";
import { saoTome } from "#demo/trips/africa/sao-tome.ts";
import { senegalGambia } from "#demo/trips/africa/senegal-gambia.ts";
import { seychelles } from "#demo/trips/africa/seychelles.ts";
import { sinai } from "#demo/trips/africa/sinai.ts";
import { tanzaniaNorth } from "#demo/trips/africa/tanzania-north.ts";
import { toubkal } from "#demo/trips/africa/toubkal.ts";
import { tunisiaSouth } from "#demo/trips/africa/tunisia-south.ts";
import { zanzibar } from "#demo/trips/africa/zanzibar.ts";

export const africaTrips: readonly TripFacts[] = [
  algeriaTassili,
  capeGardenRoute,
  capeVerde,
  cappadocia,
  drakensbergEswatini,
  dubaiAbuDhabi,
  egyptNile,
  ethiopiaDanakil,
  gorillas,
  gulfOfGuinea,
  hejaz,
  ivoryCoast,
  jordan,
  kenya,
  lycianWay,
  madagascar,
  malawi,
  mauritania,
  moroccoSahara,
  mozambique,
  namibiaDesert,
  namibiaSouth,
  okavangoVictoria,
  oman,
  reunionMauritius,
  saoTome,
  senegalGambia,
  seychelles,
  sinai,
  tanzaniaNorth,
  toubkal,
  tunisiaSouth,
  zanzibar,
];

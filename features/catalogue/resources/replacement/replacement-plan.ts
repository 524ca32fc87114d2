import { z } from "zod";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { mapInSlices } from "#platform/server/load/in-slices.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Found, PlanContext, PlanKind, PlannedRow } from "#platform/server/plans/kind.ts";
import {
  type ReplacedUser,
  replacedOutcomes,
  replacedUserSchema,
  replacementSchema,
  type ReplacementSummary,
  replacementSummarySchema,
  resourceKinds,
  type ResourceUser,
} from "../contract.ts";
import { type ResourceSaves, tagsOf } from "../save.ts";
import { lockResources } from "../store.ts";
import { usersOf } from "../users.ts";
import { moveTravels } from "./move-travels.ts";
import { mergePair, readPair } from "./replace.ts";
import { lockedVersions, versionsOf } from "./versions.ts";

const inputSchema = z.strictObject({
  kind: z.enum(resourceKinds),
  id: z.guid(),
  replacement: replacementSchema,
  ifVersion: z.int().nullable(),
});

type Input = z.infer<typeof inputSchema>;

type Versions = ReadonlyMap<string, number>;

const savedMeanwhile = "It was saved after this was looked at.";

const rowOf = (
  { kind, id, name }: ResourceUser,
  outcome: ReplacedUser["outcome"],
  versions: Versions,
): PlannedRow<ReplacedUser> => {
  const version = kind === "travel" ? versions.get(id) : undefined;
  return {
    content: { kind, id, name, outcome, reason: outcome === "left-out" ? savedMeanwhile : null },
    outcome,
    record: version === undefined ? null : { id, version },
  };
};

const outcomeOf = ({ kind }: ResourceUser): ReplacedUser["outcome"] =>
  kind === "travel" ? "moves" : "links";

const summaryOf = (
  rows: readonly PlannedRow<ReplacedUser>[],
  deletes: boolean,
): ReplacementSummary => {
  const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    travels: count("moves"),
    links: count("links"),
    leftOut: count("left-out"),
    deletes,
  };
};

const travelIds = (users: readonly ResourceUser[]) =>
  users.filter(({ kind }) => kind === "travel").map(({ id }) => id);

const toContext = (saves: ResourceSaves, context: PlanContext, { kind }: Input) => ({
  ...saves,
  ...context,
  kind,
});

const found = async (
  { db, market }: Readonly<{ db: Database; market: string }>,
  users: readonly ResourceUser[],
  deletes: boolean,
): Promise<Found<ReplacedUser, ReplacementSummary>> => {
  const versions = await versionsOf(db, market, travelIds(users));
  const rows = await mapInSlices(users, (user) => rowOf(user, outcomeOf(user), versions));
  return { rows, summary: summaryOf(rows, deletes) };
};

/**
 * One resource in the place of another that more records use than a request looks at. Travels that
 * were saved meanwhile keep what they have, and then nothing is deleted.
 */
export const replacementPlan = (
  saves: ResourceSaves,
): PlanKind<Input, ReplacedUser, ReplacementSummary> => ({
  name: "replacement",
  input: inputSchema,
  row: replacedUserSchema,
  summary: replacementSummarySchema,
  outcomes: replacedOutcomes,
  async look(context, input) {
    const { replaced } = await readPair(toContext(saves, context, input), input);
    const users = await usersOf(context.db, saves.linkSources, context.market, replaced);
    return found(context, users, input.replacement.deletes);
  },
  async run(planContext, input, planned) {
    const context = toContext(saves, planContext, input);
    const { db: trx, market, kind } = context;
    await lockResources(trx, market, kind);
    const pair = await readPair(context, input);
    const users = await usersOf(trx, saves.linkSources, market, pair.replaced);
    const versions = await lockedVersions(trx, market, travelIds(users));
    const before = new Map(planned.map(({ content, record }) => [content.id, record?.version]));
    const isSame = ({ id }: ResourceUser) => before.get(id) === versions.get(id);
    const travels = users.filter((user) => user.kind === "travel");
    await moveTravels(context, pair, travels.filter(isSame));
    const deletes = input.replacement.deletes && travels.every(isSame);
    if (deletes) await mergePair(context, pair);
    await invalidateTags(trx, tagsOf(market));
    const rows = await mapInSlices(users, (user) =>
      rowOf(user, user.kind !== "travel" || isSame(user) ? outcomeOf(user) : "left-out", versions),
    );
    return { rows, summary: summaryOf(rows, deletes) };
  },
});

import { type Kysely, sql } from "kysely";
import { auditUpgrade, type UpgradedField } from "./upgrades/audit-upgrade.ts";
import { foldLetter } from "#platform/texts/fold-case.ts";

/** The letters that `foldLetter` changes, and what it makes of each. */
const foldedLetters = (): Readonly<{ from: string; to: string }> => {
  let [from, to] = ["", ""];
  // Beyond it no script knows cases.
  for (let code = 0x41; code <= 0x1_ff_ff; code += 1) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue; // halves of surrogate pairs
    const letter = String.fromCodePoint(code);
    const folded = foldLetter(letter);
    if (folded === letter) continue;
    from += letter;
    to += folded;
  }
  return { from, to };
};

/** The key of a path as `pathKey` makes it. The long table is read for letters beyond ASCII alone. */
const keyOf = (path: string) => {
  const { from, to } = foldedLetters();
  const trimmed = `rtrim(${path}, '/')`;
  return sql.raw(
    `case when octet_length(${path}) = char_length(${path})
      then lower(${trimmed} collate "C")
      else normalize(translate(${trimmed}, '${from}', '${to}'), nfc) end`,
  );
};

const target = "split_part(split_part(to_path, '#', 1), '?', 1)";

/** Composes what came in by other ways than the calls, but for a path that there is already. */
const compose = async (db: Kysely<never>): Promise<void> => {
  await sql`
    update redirect set to_path = normalize(to_path, nfc), version = version + 1
    where to_path is not nfc normalized
  `.execute(db);
  await sql`
    update redirect set from_path = normalize(from_path, nfc), version = version + 1
    where from_path is not nfc normalized and not exists (
      select 1 from redirect as other
      where other.market = redirect.market and other.id <> redirect.id
        and normalize(other.from_path, nfc) = normalize(redirect.from_path, nfc)
    )
  `.execute(db);
};

type SetAside = Readonly<{
  market: string;
  id: string;
  from_path: string;
  version: number;
  was_enabled: boolean;
}>;

/**
 * Redirects match a path whatever the case of all its letters; until now it was A to Z. Of two that
 * meet then, the enabled one that was changed last stays, and the other is switched off and set
 * aside, as is one that would lead to itself. A set-aside one keeps its path, under a key that no
 * path has.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table redirect
      drop column from_key,
      drop column to_key,
      add column is_set_aside boolean not null default false
  `.execute(db);
  await compose(db);
  // The new keys are compared before there is a column of them, which is unique.
  const { rows } = await sql<SetAside>`
    update redirect set enabled = false, is_set_aside = true, version = version + 1
    from (
      select market, id, enabled, from_key = to_key as leads_to_itself, row_number() over (
        partition by market, from_key
        order by from_key is not distinct from to_key, enabled desc, updated_at desc, id
      ) as place
      from (
        select market, id, enabled, updated_at, ${keyOf("from_path")} as from_key,
          ${keyOf(target)} as to_key
        from redirect
      ) as keyed
    ) as old
    where old.market = redirect.market and old.id = redirect.id
      and (old.place > 1 or old.leads_to_itself)
    returning redirect.market, redirect.id, from_path, version, old.enabled as was_enabled
  `.execute(db);
  await sql`
    alter table redirect
      add column from_key text not null generated always as (
        ${keyOf("from_path")} || case when is_set_aside then '#' || id::text else '' end
      ) stored,
      add column to_key text generated always as (${keyOf(target)}) stored
  `.execute(db);
  await sql`
    alter table redirect add constraint redirect_not_to_itself check (from_key <> to_key)
  `.execute(db);
  await sql`create unique index redirect_from_key on redirect (market, from_key)`.execute(db);
  await sql`create index redirect_to_key on redirect (market, to_key)`.execute(db);
  const changed = rows
    .filter(({ was_enabled: wasEnabled }) => wasEnabled)
    .map(({ market, id, from_path: name, version }): UpgradedField => {
      const record = { market, subject: "redirect", subjectId: id, name, version };
      return { ...record, path: "enabled", before: "yes", after: "no" };
    });
  await auditUpgrade(db, changed);
};

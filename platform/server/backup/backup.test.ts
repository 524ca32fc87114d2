import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { afterEach, expect, test } from "vitest";
import { migrate } from "#platform/server/database/migrate.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { createOnServer, testEngine } from "#platform/testing/server.ts";
import { manifestName, tableFile } from "./manifest.ts";
import { restoreBackup } from "./restore.ts";
import { tableNames } from "./tables.ts";
import { takeBackup } from "./take.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const emptyDatabase = async (): Promise<OpenDatabase> => {
  const onServer = testEngine() === "postgres" ? await createOnServer() : null;
  const database = await openDatabase(onServer ? { url: onServer.url } : { memory: true });
  if (onServer) cleanups.push(onServer.drop);
  cleanups.push(() => database.close());
  return database;
};

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-backup-"));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/**
 * A schema with what is hard to back up: circular foreign keys, generated columns, values of many
 * types.
 */
const migrations: Readonly<Record<string, Migration>> = {
  "0001-first": {
    up: async (db: Kysely<unknown>) => {
      await sql`create table band (
        id integer primary key, lead integer, name text not null,
        loud text not null generated always as (upper(name)) stored,
        facts jsonb not null, face bytea, played timestamptz, on_day date, words tsvector
      )`.execute(db);
      await sql`create table member (id integer primary key, band integer not null references band)`.execute(
        db,
      );
      await sql`alter table band add foreign key (lead) references member`.execute(db);
      await sql`insert into band (id, name, facts) values (1, 'of the migration', '{}')`.execute(
        db,
      );
    },
  },
  "0002-second": {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table band add column note text`.execute(db);
    },
  },
};

const filledDatabase = async (): Promise<OpenDatabase> => {
  const database = await emptyDatabase();
  const { db } = database;
  await migrate(db, migrations);
  await sql`insert into band (id, name, facts, face, played, on_day, words, note)
    select i, 'name ' || i, case when i % 3 = 0 then 'null'::jsonb else jsonb_build_object('n', 0.1 + i) end,
      decode('00ff0a', 'hex'), timestamptz '2026-11-24 03:04:05.123456+00' + i * interval '1 day',
      date '2026-01-01' + i, to_tsvector('simple', 'one two ' || i),
      case i % 3 when 0 then null when 1 then '' else E'a "quoted", (bracketed)\n\\\\line' end
    from generate_series(2, 350) as i`.execute(db);
  await sql`insert into member select i, 350 - i % 300 from generate_series(1, 250) as i`.execute(
    db,
  );
  await sql`update band set lead = 1 + id % 250`.execute(db);
  return database;
};

const contentOf = async ({ db }: OpenDatabase) => {
  const tables = await Promise.all(
    (await tableNames(db)).map(async (name) => {
      const { rows } = await sql<{ digest: string; n: number }>`
        select md5(string_agg(one::text, '|' order by one::text)) as digest, count(*)::integer as n
        from ${sql.table(name)} as one`.execute(db);
      return [name, rows[0]] as const;
    }),
  );
  return Object.fromEntries(tables);
};

const now = new Date("2026-11-24T04:00:00Z");

const takeTestBackup = async () => {
  const source = await filledDatabase();
  const files = temporaryFolder();
  mkdirSync(join(files, "a"));
  writeFileSync(join(files, "a/picture.jpeg"), Buffer.from([1, 2, 3]));
  writeFileSync(join(files, "a/half.jpeg.01234567-89ab-cdef-0123-456789abcdef"), "not whole yet");
  const from = join(temporaryFolder(), "backup");
  const manifest = await takeBackup({ db: source.db, files: folderStore(files), into: from, now });
  return { source, from, files, manifest };
};

test("what is restored is what was backed up, row for row and file for file", async () => {
  const { source, from, manifest } = await takeTestBackup();
  expect(manifest).toMatchObject({
    takenAt: now.toISOString(),
    migrations: ["0001-first", "0002-second"],
    files: ["a/picture.jpeg"],
  });
  const target = await emptyDatabase();
  const files = temporaryFolder();
  await restoreBackup({ db: target.db, files: folderStore(files), from, migrations });
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect((await contentOf(target))["band"]?.n).toBe(350);
  expect([...readFileSync(join(files, "a/picture.jpeg"))]).toEqual([1, 2, 3]);
  // The foreign keys are back and hold, and no migration is left to run.
  await expect(sql`insert into member values (1000, 999)`.execute(target.db)).rejects.toThrow(
    /foreign key/,
  );
  expect(await migrate(target.db, migrations)).toEqual([]);
});

test("a backup is for the account that took it alone", async () => {
  const { from } = await takeTestBackup();
  const modeOf = (name: string) => (statSync(join(from, name)).mode & 0o777).toString(8);
  for (const folder of ["", "tables", "files", "files/a"]) expect(modeOf(folder)).toBe("700");
  const tables = readdirSync(join(from, "tables")).map((name) => `tables/${name}`);
  for (const file of ["manifest.json", "files/a/picture.jpeg", ...tables])
    expect([file, modeOf(file)]).toEqual([file, "600"]);
});

test("a backup of an older version is restored with its schema, which the next start brings up to date", async () => {
  const { from } = await takeTestBackup();
  const target = await emptyDatabase();
  const newer = {
    ...migrations,
    "0003-third": {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table band add column fans integer not null default 7`.execute(db);
      },
    },
  };
  await restoreBackup({
    db: target.db,
    files: folderStore(temporaryFolder()),
    from,
    migrations: newer,
  });
  expect(await migrate(target.db, newer)).toEqual(["0003-third"]);
});

/** Expects a restore to fail and to leave nothing behind; returns the error's message. */
const refusalReason = async (from: string, knownMigrations = migrations): Promise<string> => {
  const { db } = await emptyDatabase();
  const files = folderStore(temporaryFolder());
  const reason = await restoreBackup({ db, files, from, migrations: knownMigrations }).then(
    () => "it was restored",
    (error: Error) => error.message,
  );
  expect(await tableNames(db)).toEqual([]);
  expect(readFileSync(join(from, manifestName), "utf8")).toContain("format");
  return reason;
};

test("a damaged backup is refused, and so is one with a migration that this version does not know", async () => {
  const { from } = await takeTestBackup();
  const band = join(from, tableFile("band"));
  const original = readFileSync(band);
  writeFileSync(band, original.subarray(0, original.length - 40));
  expect(await refusalReason(from)).toContain("band.rows.gz is missing or damaged");
  writeFileSync(band, Buffer.from(original).fill(7, 200, 220));
  expect(await refusalReason(from)).toContain("band.rows.gz is missing or damaged");
  writeFileSync(band, original);
  const { "0001-first": first } = migrations;
  expect(await refusalReason(from, { "0001-first": first! })).toContain(
    "does not know 0002-second",
  );
  rmSync(join(from, "files/a/picture.jpeg"));
  expect(await refusalReason(from)).toContain("a/picture.jpeg is missing");
});

test("a restore that fails on the schema's constraints leaves the target empty", async () => {
  const { from } = await takeTestBackup();
  const strict = {
    ...migrations,
    "0002-second": {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table band add column note text, add check (id < 300)`.execute(db);
      },
    },
  };
  expect(await refusalReason(from, strict)).toMatch(/check constraint/);
});

test("an existing backup folder and a target that is not empty are never overwritten", async () => {
  const { source, from, files } = await takeTestBackup();
  await expect(
    takeBackup({ db: source.db, files: folderStore(files), into: from, now }),
  ).rejects.toThrow("is there already");
  const before = await contentOf(source);
  await expect(
    restoreBackup({ db: source.db, files: folderStore(temporaryFolder()), from, migrations }),
  ).rejects.toThrow("The database is not empty");
  expect(await contentOf(source)).toEqual(before);
  const { db } = await emptyDatabase();
  await expect(restoreBackup({ db, files: folderStore(files), from, migrations })).rejects.toThrow(
    "is not empty",
  );
});

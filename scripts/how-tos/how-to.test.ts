import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDemo } from "#demo/read/demo.ts";
import { startCopyServer } from "./copy-server.ts";
import { pathsIn, stepsOf } from "./recipe.ts";
import { known, openScratchCopy, type ScratchCopy } from "./scratch-copy.ts";

const root = join(import.meta.dirname, "../..");
const howTos = readdirSync(join(root, "docs/how-to")).map((name) => join("docs/how-to", name));
const read = (name: string) => readFileSync(join(root, name), "utf8");
const filesOf = (text: string) => [...new Set(stepsOf(text).map(({ path }) => path))];
const changedFiles = [...new Set(howTos.flatMap((name) => filesOf(read(name))))];

let copy: ScratchCopy;
beforeAll(() => {
  copy = openScratchCopy();
  for (const name of howTos) copy.apply(stepsOf(read(name)));
});
afterAll(() => copy.remove());

test.each([...howTos, "README.md", "CONTRIBUTING.md", "docs/glossary.md"])(
  "every path that %s names exists",
  (name) => {
    const createdPaths = new Set(stepsOf(read(name)).map(({ path }) => path));
    const isCreated = (path: string) =>
      [...createdPaths].some((each) => each === path || each.startsWith(path.replace(/\/?$/, "/")));
    const missing = pathsIn(read(name)).filter(
      (path) => !existsSync(join(root, path)) && !isCreated(path),
    );
    expect(missing).toEqual([]);
  },
);

test.each(howTos)("%s has steps that are followed here", (name) => {
  expect(stepsOf(read(name))).not.toEqual([]);
});

test("a resource with its screen and its test is twelve files, and a further field four", () => {
  const [resource = "", field = ""] = read("docs/how-to/add-a-resource.md").split(
    "## A further field",
  );
  expect(resource).toContain("With its test that makes twelve");
  expect(filesOf(resource)).toHaveLength(12);
  expect(field).toContain("is four files");
  expect(filesOf(field)).toHaveLength(4);
});

test("a setting with its button is six files, a staff screen three", () => {
  const [setting = "", screen = ""] = ["add-a-setting", "add-a-staff-screen"].map((name) =>
    read(`docs/how-to/${name}.md`),
  );
  expect(setting).toContain("it is six files");
  expect(filesOf(setting)).toHaveLength(6);
  expect(screen).toContain("it is three files");
  expect(filesOf(screen)).toHaveLength(3);
});

test("a section of the trip page is four files besides its texts", () => {
  expect(filesOf(read("docs/how-to/add-a-trip-section.md"))).toHaveLength(4);
});

test("a boolean of a travel that is shown and filtered is twelve files besides its texts", () => {
  const text = read("docs/how-to/add-a-travel-flag.md");
  expect(text).toContain("It is twelve files besides its texts");
  const isText = (path: string) => path.startsWith("markets/languages/");
  expect(filesOf(text).filter((path) => !isText(path))).toHaveLength(12);
});

/** In ms; the compiler looks at all of the sources where it has kept nothing. */
const compilerLimit = 1_200_000;

test("the code of all how-tos compiles and passes the linter", { timeout: compilerLimit }, () => {
  expect(copy.run("tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", known])).toEqual({
    status: 0,
    output: "",
  });
  const code = changedFiles.filter((path) => /\.tsx?$/.test(path));
  const linted = copy.run("oxlint", code);
  expect(linted).toEqual({ status: 0, output: expect.stringContaining("0 errors") });
});

test("the tests that how-tos write pass", () => {
  const tests = changedFiles.filter((path) => path.endsWith(".test.ts"));
  expect(tests.length).toBeGreaterThan(2);
  const { status, output } = copy.run("vitest", ["run", ...tests]);
  expect({ status, output }).toMatchObject({ status: 0 });
});

test("the server of the copy lists, shows, makes, saves and deletes partners over HTTP", async () => {
  const server = await startCopyServer(copy);
  const list = "/api/it/partners";
  const [lake, hill] = ["Lake", "Hill"].map((name) => ({ name, site: "https://lake.example" }));
  const created = await server.send("POST", list, { json: lake });
  expect(created).toMatchObject({ status: 201, etag: '"1"', body: lake });
  const path = created.location;
  expect(path).toMatch(/^\/api\/it\/partners\/[\w-]{36}$/);
  await server.send("POST", list, { json: hill });
  expect(await server.send("GET", `${list}?page=2&pageSize=1`)).toMatchObject({
    status: 200,
    body: { items: [lake], total: 2, page: 2, pageSize: 1 },
  });
  expect((await server.send("GET", `${list}?search=hil`)).body).toMatchObject({ items: [hill] });
  expect((await server.send("GET", "/api/de/partners")).body).toMatchObject({ items: [] });
  expect(await server.send("GET", path)).toMatchObject({ status: 200, etag: '"1"', body: lake });

  const save = (name: string, etag: string) =>
    server.send("PUT", path, { json: { ...lake, name }, etag });
  expect(await save("Lakes", '"1"')).toMatchObject({ status: 200, etag: '"2"' });
  expect((await save("Hills", '"1"')).status).toBe(412);
  expect(await save("", '"2"')).toMatchObject({ status: 422, body: { errors: expect.anything() } });
  expect((await server.send("PUT", list.replace("it", "de"), { json: lake })).status).toBe(404);

  expect((await server.send("DELETE", path, { etag: '"1"' })).status).toBe(412);
  expect(await server.send("DELETE", path, { etag: '"2"' })).toMatchObject({ status: 200 });
  expect((await server.send("GET", path)).status).toBe(404);
  expect((await server.send("GET", list)).body).toMatchObject({ items: [hill], total: 1 });
  const audit = await server.send("GET", "/api/it/audit?entity=partner");
  expect(audit).toMatchObject({ status: 200, body: { total: 4 } });
  await server.close();
});

test("the demo of the copy has the new sentence, trip and words", async () => {
  const demo = await readDemo(join(copy.folder, "demo"));
  const trips = new Map(demo.trips.map((trip) => [trip.code, trip]));
  expect(trips.get("peru")?.tagline.en).toContain("the condors of the Colca canyon");
  expect(trips.get("genoa")?.days).toHaveLength(3);
  expect(demo.missingTexts).toContain("trips/genoa");
  expect(JSON.stringify(demo.contents["en-WE"])).toContain("UK time");
});

test("the fault kit of the copy knows the new fault", () => {
  const { status, output } = copy.run("node", ["bench/faults/faults.ts", "unknown"]);
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/slow, heads\.$/m),
  });
});

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { root } from "./install.mjs";
import { chromiumPath } from "./testing/chromium.mjs";

// Takes the block picker's pictures from the running demo: node scripts/block-pictures.mjs [block
// …]
const port = process.env.PORT ?? "3000";
const office = `http://backoffice.localhost:${port}`;
const site = `http://us.localhost:${port}`;
const folder = join(root, "blocks/pictures");
const selectedBlocks = process.argv.slice(2);
const size = { width: 480, height: 300 };
const viewport = { width: 1040, height: 650 };
const maxBytes = 12 * 1024;
const slug = "block-pictures";

const launch = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });

/** Calls the API from a page of the staff app, with its session. */
const callFrom = (page) => (method, path, body) =>
  page.evaluate(
    async ([verb, apiPath, payload]) => {
      const answer = await fetch(`/api/us/${apiPath}`, {
        method: verb,
        headers: payload ? { "content-type": "application/json" } : {},
        body: payload && JSON.stringify(payload),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${verb} ${apiPath}: ${answer.status} ${text}`);
      return text && JSON.parse(text);
    },
    [method, path, body],
  );

const withoutNull = (field) => field?.anyOf?.find(({ type }) => type !== "null") ?? field;

/** Walks a block's content along its schema and replaces each value by what `visit` returns. */
const walk = (field, value, visit) => {
  const schema = withoutNull(field);
  if (schema?.type === "object" && value)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        walk(schema.properties?.[name], each, visit),
      ]),
    );
  if (schema?.type === "array" && Array.isArray(value)) {
    const ids = ["coordinator", "destination"].includes(schema.items?.format);
    if (ids && value.length === 0) return visit(schema.items.format, null, true);
    return value.map((each) => walk(schema.items, each, visit));
  }
  return visit(schema?.format, value, false);
};

/**
 * The records shown on the demo's page with all blocks, by kind; the examples are filled with them.
 */
const recordsOf = (catalogue, page) => {
  const found = new Map();
  for (const { blockType, content } of page.blocks) {
    const { fields } = catalogue.find(({ name }) => name === blockType);
    walk(fields, content, (kind, value) => {
      const isId = typeof value === "string" && /^[0-9a-f-]{36}$/.test(value);
      if (isId) found.set(kind, [...new Set([...(found.get(kind) ?? []), value])]);
      return value;
    });
  }
  return found;
};

/** Fills an example's empty record fields with the demo's records. */
const fillExample = (fields, content, records) => {
  const used = new Map();
  const next = (kind) => {
    const at = used.get(kind) ?? 0;
    used.set(kind, at + 1);
    // Takes every other record, because neighbours in the demo look alike.
    return records.get(kind)?.[(2 * at) % records.get(kind).length] ?? null;
  };
  return walk(fields, content, (kind, value, isList) => {
    if (isList) return (records.get(kind) ?? []).slice(0, 4);
    return value === null && records.has(kind) ? next(kind) : value;
  });
};

const variantsOf = (catalogue, page) => {
  const records = recordsOf(catalogue, page);
  return catalogue
    .filter(({ name }) => selectedBlocks.length === 0 || selectedBlocks.includes(name))
    .flatMap(({ name, fields, content }) => {
      const own = page.blocks.find(({ blockType }) => blockType === name);
      const start = own?.content ?? content.default;
      const examples = content.examples.map((each) => {
        const withRecords = fillExample(fields, each.content, records);
        // A map with places is complete without a trip, and a quote with an author without a
        // coordinator.
        const isComplete = each.content.points?.length > 0 || each.content.author;
        const content = isComplete ? each.content : withRecords;
        // A block that shows one place takes the place of the demo's page.
        const place = own?.content.where;
        return { image: each.image, content: place ? { ...content, where: place } : content };
      });
      return [{ image: "default", content: start }, ...examples].map((each) => ({
        ...each,
        name,
      }));
    });
};

/** Hides all other blocks and centres this one in the window. */
const isolateBlock = (page, id) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll("[id^='b-']")];
    const one = document.getElementById(wanted);
    for (const each of all) each.style.display = each === one || one?.contains(each) ? "" : "none";
    if (!one) return false;
    one.style.paddingBlockStart = one.matches(".section") ? "0" : "";
    one.style.marginBlock = "0";
    const gap = Math.max(24, (innerHeight - one.getBoundingClientRect().height) / 2);
    one.style.marginBlockStart = one.matches(".wrap") ? `${gap}px` : "0";
    scrollTo(0, 0);
    return true;
  }, id);

const spaces = { small: 32, default: 72, large: 104 };

/**
 * A space is invisible, so its picture shows texts above and below it, and the distance between
 * them.
 */
const spacePicture = (height) => {
  const [above, below] = [viewport.height / 2 - height, viewport.height / 2 + height];
  const bar = (y, width) => `<rect x="170" y="${y}" width="${width}" height="22" rx="8"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${viewport.width}" height="${viewport.height}">
      <rect width="100%" height="100%" fill="#f8faf7"/>
      <g fill="#c9d5d0">${bar(above - 100, 620)}${bar(above - 50, 480)}${bar(below + 28, 640)}${bar(below + 78, 420)}</g>
      <rect x="120" y="${above}" width="800" height="${2 * height}" fill="#d8e9e4"/>
      <path d="M520 ${above + 6}V${below - 6}m-12 -12 12 12 12-12M508 ${above + 18}l12-12 12 12" fill="none" stroke="#0e3f3a" stroke-width="5"/>
    </svg>`,
  );
};

const save = async (png, name, image) => {
  const picture = sharp(png).resize(size.width, size.height, { fit: "cover", position: "top" });
  for (const quality of [76, 68, 60, 52, 44, 36, 28]) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length >= maxBytes) continue;
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, `${image}.jpg`), jpeg);
    console.log(`${name}/${image}.jpg`.padEnd(48), `${(jpeg.length / 1024).toFixed(1)} KB`);
    return;
  }
  throw new Error(`${name}/${image} does not fit into ${maxBytes} bytes.`);
};

const browser = await launch();
const context = await browser.newContext({ viewport });
const staff = await context.newPage();
await staff.goto(`${office}/custompages`);
await staff.getByLabel("E-mail").fill("admin@wayroam.test");
await staff.getByLabel("Password").fill("wayroam-admin");
await staff.getByRole("button", { name: "Sign in" }).click();
await staff.waitForURL(`${office}/custompages**`);
await staff.waitForLoadState("networkidle");
const call = callFrom(staff);

const catalogue = await call("GET", "page-composer-blocks");
const { items } = await call("GET", "custompages?search=all-blocks");
const source = await call("GET", `custompages/${items[0].id}`);
const variants = variantsOf(catalogue, source);
const { id: _id, ...template } = source;
const testPage = await call("POST", "custompages", {
  ...template,
  name: "Pictures of the blocks",
  slug,
  blocks: variants.map(({ name, content }, index) => ({
    id: `v${index}`,
    blockType: name,
    content,
    enabled: name !== "wr-space", // its picture is drawn instead
    schedule: null,
  })),
  forceSave: true,
});
try {
  const preview = await context.newPage();
  await preview.goto(`${site}/${slug}`);
  await preview.addStyleTag({
    content:
      "body :is(header, footer, header ~ nav):not(#page *) { display: none } main { padding: 0 } * { animation: none !important; transition: none !important }",
  });
  for (const [index, { name, image, content }] of variants.entries()) {
    if (name === "wr-space") {
      await save(spacePicture(spaces[content.spaceSize]), name, image);
      continue;
    }
    if (!(await isolateBlock(preview, `b-v${index}`))) continue;
    await preview.waitForFunction(() =>
      [...document.images]
        .filter((each) => {
          const { top, left, width } = each.getBoundingClientRect();
          return width > 0 && top < innerHeight && left < innerWidth;
        })
        .every((each) => each.complete && each.naturalWidth > 0),
    );
    await preview.waitForTimeout(150);
    await save(await preview.screenshot(), name, image);
  }
} finally {
  await call("DELETE", `custompages/${testPage.id}`, { forceSave: true });
  await browser.close();
}
rmSync(join(folder, ".gitkeep"), { force: true });

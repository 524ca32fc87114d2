import { preload } from "react-dom";

const files = import.meta.glob<string>("./scenes/*/*.{avif,jpg}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

type Scenes = Readonly<{
  /** Layers of the wide picture, the farthest first. */
  layers: readonly [back: string, ...rest: string[]];
  wide: readonly [width: number, height: number];
  tall: readonly [width: number, height: number];
  /** The screen width from which the wide picture is used. */
  from: string;
  /** A gradient from top to bottom, shown until the picture has loaded. */
  colours: string;
}>;

const scenes = {
  home: {
    layers: ["home/sky", "home/land"],
    wide: [1920, 1040],
    tall: [900, 1450],
    from: "47.5rem",
    colours: "linear-gradient(#0a4655,#3f8283 32%,#c9b884 58%,#1d4a50 75%,#0a1d24)",
  },
  night: {
    layers: ["night/wide"],
    wide: [1920, 1200],
    tall: [900, 1600],
    from: "64rem", // upright tablets would show an enlarged detail of the wide picture
    colours: "linear-gradient(#10143a,#1b3065 30%,#286289 55%,#3d4a63 66%,#242532)",
  },
} as const satisfies Record<string, Scenes>;

const wideWidths = [960, 1280, 1920];
const tallWidths = [480, 720, 900];
/** Shorter than a pixel of a GIF, since React has the namespace in its script already. */
const transparentPicture = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

const urlOf = (name: string) => files[`./scenes/${name}`] ?? "";
const setOf = (name: string, widths: readonly number[]) =>
  widths.map((width) => `${urlOf(`${name}-${width}.avif`)} ${width}w`).join(", ");

/** Preloads a picture from the document's head, on the screens that show it. */
const preloadPicture = (name: string, widths: readonly number[], media: string): void =>
  preload(urlOf(`${name}-${widths[0]}.avif`), {
    as: "image",
    type: "image/avif",
    imageSrcSet: setOf(name, widths),
    imageSizes: "100vw",
    fetchPriority: "high",
    media,
  });

/**
 * A nearer layer of a wide picture. Narrow screens load no layers, because their tall picture
 * contains all of them.
 */
const Layer = ({ name, narrow }: { name: string; narrow: string }) => (
  <picture className="scene">
    <source media={narrow} srcSet={transparentPicture} />
    <source type="image/avif" srcSet={setOf(name, wideWidths)} sizes="100vw" />
    <img src={transparentPicture} alt="" fetchPriority="high" />
  </picture>
);

/**
 * A full-width picture of the site, drawn separately for wide and for tall screens; purely
 * decorative. Where it has layers, the farthest moves a few pixels less than the page scrolls.
 */
export const Scene = ({ name }: { name: keyof typeof scenes }) => {
  const { layers, wide, tall, from, colours }: Scenes = scenes[name];
  const [back, ...nearer] = layers;
  const narrow = `(width < ${from})`;
  preloadPicture(`${name}/tall`, tallWidths, narrow);
  for (const layer of layers) preloadPicture(layer, wideWidths, `(width >= ${from})`);
  return (
    <>
      <picture
        className={nearer.length > 0 ? "scene scene-back" : "scene"}
        style={{ background: colours }}
      >
        <source
          media={narrow}
          type="image/avif"
          srcSet={setOf(`${name}/tall`, tallWidths)}
          sizes="100vw"
          width={tall[0]}
          height={tall[1]}
        />
        <source type="image/avif" srcSet={setOf(back, wideWidths)} sizes="100vw" />
        <source media={narrow} srcSet={urlOf(`${name}/tall.jpg`)} />
        <img
          src={urlOf(`${name}/wide.jpg`)}
          width={wide[0]}
          height={wide[1]}
          alt=""
          fetchPriority="high"
        />
      </picture>
      {nearer.map((layer) => (
        <Layer key={layer} name={layer} narrow={narrow} />
      ))}
    </>
  );
};

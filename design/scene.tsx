const files = import.meta.glob<string>("./scenes/*.{avif,jpg}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

const widths = { wide: [960, 1280, 1920], tall: [480, 720, 900] } as const;
const sizes = {
  home: { wide: [1920, 1040], tall: [900, 1450] },
  night: { wide: [1920, 1200], tall: [900, 1600] },
} as const;

/** The colours of each picture from its top to its foot, until it has come. */
const colours = {
  home: "linear-gradient(#0a4655,#3f8283 32%,#c9b884 58%,#1d4a50 75%,#0a1d24)",
  night: "linear-gradient(#141a45,#1d3a72 34%,#2a6389 52%,#3f4b63 66%,#23242f)",
};

const urlOf = (name: string) => files[`./scenes/${name}`] ?? "";

/** The house's own pictures, drawn for wide and for tall screens; they say nothing that words do not. */
export const Scene = ({ name }: { name: keyof typeof sizes }) => {
  const setOf = (crop: keyof typeof widths) =>
    widths[crop].map((width) => `${urlOf(`${name}-${crop}-${width}.avif`)} ${width}w`).join(", ");
  const [width, height] = sizes[name].wide;
  const [tallWidth, tallHeight] = sizes[name].tall;
  const narrow = "(width < 47.5rem)";
  return (
    <picture className="picture scene" style={{ background: colours[name] }}>
      <source
        media={narrow}
        type="image/avif"
        srcSet={setOf("tall")}
        sizes="100vw"
        width={tallWidth}
        height={tallHeight}
      />
      <source type="image/avif" srcSet={setOf("wide")} sizes="100vw" />
      <source media={narrow} srcSet={urlOf(`${name}-tall.jpg`)} />
      <img
        src={urlOf(`${name}-wide.jpg`)}
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
};

import { useQuery } from "@tanstack/react-query";
import { renditionFormats } from "#features/assets/media/contract.ts";
import { formatSize } from "../format-size.ts";
import { libraryApi } from "../library-api.ts";

const formatNames = { avif: "AVIF", webp: "WebP", jpeg: "JPEG" } as const;

type RenditionsProps = Readonly<{ country: string; id: string; base: string }>;

const Table = ({ country, id, base }: RenditionsProps) => {
  const { data, error } = useQuery({
    queryKey: ["renditions", base],
    queryFn: () => libraryApi(country).renditions(id),
    retry: false,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Loading …</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Points</th>
          {renditionFormats.map((format) => (
            <th key={format} scope="col">
              {formatNames[format]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.items.map(({ width, height, bytes }) => (
          <tr key={width}>
            <th scope="row">{`${width} × ${height}`}</th>
            {renditionFormats.map((format) => {
              const size = bytes[format];
              return (
                <td key={format}>
                  <a href={`${base}${width}.${format}`} target="_blank" rel="noreferrer">
                    {size === null ? "not yet" : formatSize(size)}
                  </a>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The widths and formats in which visitors may get a picture; each is made when first asked for. */
export const MediaRenditions = (props: RenditionsProps) => (
  <details className="media-renditions">
    <summary>Renditions</summary>
    <Table {...props} />
  </details>
);

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatSize } from "../format-size.ts";
import { libraryApi } from "../library-api.ts";
import { folderLabel } from "../media-list.tsx";

type MediaTwinsProps = Readonly<{ country: string; id: string; base: string }>;

/** The pictures that look the same as one, so that all but the best can be replaced and deleted. */
export const MediaTwins = ({ country, id, base }: MediaTwinsProps) => {
  const { data } = useQuery({
    queryKey: ["media-twins", country, base],
    queryFn: () => libraryApi(country).twins(id),
    retry: false,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="media-users media-twins" aria-label="Looks like">
      <h3>Looks like</h3>
      <ul>
        {data.items.map((twin) => (
          <li key={twin.id}>
            <Link to={`/media?open=${twin.id}`}>
              <img src={`${twin.base}160.webp`} alt="" loading="lazy" />
              <b>{twin.name}</b>
              <small>
                {`${twin.width} × ${twin.height} · ${formatSize(twin.bytes)}`}
                {twin.folder !== "" && ` · ${folderLabel(twin.folder)}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

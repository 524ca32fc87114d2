import type { BlockViewOf } from "#blocks/block-view.ts";
import type { DataOf } from "#blocks/data.ts";
import { Icon } from "#design/icons.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { RichText } from "#design/rich-text.tsx";

type Data = DataOf<"wr-video">;

/**
 * Replaces the player of a video on another site by our own poster and a link that names that site.
 */
const ExternalVideo = ({ address, data }: { address: string; data: Data }) => (
  <>
    <a className="video-link on-picture" href={address} rel="noreferrer">
      {data.poster && (
        <Picture picture={data.poster} sizes="(width < 90rem) 92vw, 1296px" decorative />
      )}
      <span className="button button-large">
        <Icon name="play" />
        {data.external?.watch}
      </span>
    </a>
    <p className="small video-leaves">{data.external?.notice}</p>
  </>
);

const LocalVideo = ({
  address,
  captions,
  data,
}: {
  address: string;
  captions: string;
  data: Data;
}) => (
  <video
    controls
    preload="none"
    playsInline
    src={address}
    poster={data.poster ? `${data.poster.base}1280.webp` : undefined}
    aria-label={data.label}
  >
    <track
      kind="captions"
      src={captions || undefined}
      srcLang={data.language}
      default={captions !== ""}
    />
  </video>
);

export const VideoView: BlockViewOf<"wr-video"> = ({ content, data, id }) => {
  const { title, address, captions, caption, transcript } = content;
  if (!address) return null;
  return (
    <section
      className="wrap section video-block"
      id={id}
      aria-label={title ? undefined : data.label}
    >
      {title && <h2 className="section-title">{title}</h2>}
      <figure>
        {data.external ? (
          <ExternalVideo address={address} data={data} />
        ) : (
          <LocalVideo address={address} captions={captions} data={data} />
        )}
        {caption && <figcaption className="small">{caption}</figcaption>}
      </figure>
      {transcript && (
        <details className="video-transcript">
          <summary>{data.transcript}</summary>
          <RichText text={transcript} />
        </details>
      )}
    </section>
  );
};

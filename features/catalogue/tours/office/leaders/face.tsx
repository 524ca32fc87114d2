import "./leaders.css";
import { Icon } from "#design/office/icons.tsx";
import type { ChoicePicture } from "#platform/choices/choice.ts";

type FaceProps = Readonly<{ portrait: ChoicePicture | null; size: number }>;

/** The portrait of who leads a departure; a dashed ring where nobody does or no picture is there. */
export const Face = ({ portrait, size }: FaceProps) =>
  portrait ? (
    <img
      className="leader-face"
      src={`${portrait.base}160.webp`}
      alt=""
      width={size}
      height={size}
      draggable={false}
      loading="lazy"
    />
  ) : (
    <span className="leader-face leader-nobody" style={{ width: size, height: size }}>
      <Icon name="person" />
    </span>
  );

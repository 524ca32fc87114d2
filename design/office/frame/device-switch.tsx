import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { type Device, deviceWidths } from "./device-frame.tsx";

const iconPaths: Readonly<Record<Device, string>> = {
  phone: "M7 2.5h10v19H7ZM10.5 18.5h3",
  tablet: "M4.5 3h15v18h-15Z",
  desktop: "M3 4.5h18v12H3ZM9 20h6M12 16.5V20",
};
const deviceLabels: Readonly<Record<Device, string>> = {
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
};
const devices: readonly Device[] = ["phone", "tablet", "desktop"];

const DeviceIcon = ({ device }: { device: Device }) => (
  <span className="preview-device" title={`${deviceLabels[device]}, ${deviceWidths[device]} px`}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={iconPaths[device]} />
    </svg>
    <VisuallyHidden>{`${deviceLabels[device]}, ${deviceWidths[device]} px`}</VisuallyHidden>
  </span>
);

/** Chooses the width at which a page is shown. */
export const DeviceSwitch = ({
  device,
  onChange,
}: Readonly<{ device: Device; onChange: (device: Device) => void }>) => (
  <SegmentedControl
    aria-label="Width of the preview"
    size="xs"
    value={device}
    onChange={(value) => onChange(value)}
    data={devices.map((value) => ({ value, label: <DeviceIcon device={value} /> }))}
  />
);

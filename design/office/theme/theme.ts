import { createTheme, Input, Switch } from "@mantine/core";

/**
 * The public site's colours: the green `spruce` for most controls; the orange `blaze` marks the
 * Save button alone.
 */
export const theme = createTheme({
  primaryColor: "spruce",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.42,
  // prettier-ignore
  colors: {
    spruce: ["#edf6f3", "#d8e9e4", "#b3d3cb", "#89bab0", "#5f9f95", "#2a8a7e", "#1d6a61", "#0e3f3a", "#0b332f", "#082623"],
    blaze: ["#fff3e6", "#ffe3c8", "#ffc896", "#ffac62", "#ff953f", "#ff872f", "#fc7d22", "#ef6f16", "#b84006", "#8f3206"],
    dark: ["#edf1ec", "#b5c1bc", "#93a29f", "#657977", "#3d4f4c", "#283836", "#1a2b29", "#101f1e", "#091515", "#050e0e"],
  },
  white: "#ffffff",
  black: "#0b2523",
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)", fontWeight: "750" },
  fontSizes: { xs: "12.5px", sm: "13.5px", md: "14px", lg: "15px", xl: "17px" },
  lineHeights: { md: "1.45" },
  radius: { xs: "5px", sm: "7px", md: "8px", lg: "10px", xl: "14px" },
  defaultRadius: "md",
  spacing: { xs: "6px", sm: "9px", md: "14px", lg: "20px", xl: "32px" },
  shadows: { md: "0 8px 28px rgb(0 20 18/.16)", xl: "0 24px 80px rgb(0 20 18/.36)" },
  focusRing: "auto",
  cursorType: "pointer",
  components: {
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    }),
    // White on the white of its frame, the segment that is on would not be seen.
    SegmentedControl: { defaultProps: { color: "spruce" } },
    Switch: Switch.extend({ defaultProps: { withThumbIndicator: false } }),
  },
});

const paths = {
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  down: "m6 9.5 6 6 6-6",
  heart: "M12 20 4.8 12.9a4.6 4.6 0 0 1 6.5-6.5l.7.7.7-.7a4.6 4.6 0 0 1 6.5 6.5Z",
  bell: "M5.5 17h13c-1.2-1.3-1.7-2.9-1.7-5V10a4.8 4.8 0 0 0-9.6 0v2c0 2.1-.5 3.7-1.7 5ZM10 19.8h4",
  people:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19.5c0-3.3 2.7-5.6 6-5.6s6 2.3 6 5.6M15.5 5.3a3.2 3.2 0 0 1 0 5.9M17.5 14.3c2.1.7 3.5 2.6 3.5 5.2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  exit: "M13.5 4.5h-8v15h8M10 12h10M16.5 8.5 20 12l-3.5 3.5",
} as const;

export type LineIconName = keyof typeof paths;

/** An icon as the site draws it, made without React; hidden from screen readers. */
export const lineIcon = (name: LineIconName, size = 20): SVGSVGElement => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const attributes = {
    class: "icon",
    viewBox: "0 0 24 24",
    width: String(size),
    height: String(size),
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.8",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
};

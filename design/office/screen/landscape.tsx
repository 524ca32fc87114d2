/** The drawing of screens that show nothing else. */
export const Landscape = () => (
  <svg className="landscape" viewBox="0 0 176 74" width="176" height="74" aria-hidden="true">
    <circle cx="122" cy="14" r="13" />
    <path d="M0 48 30 24l18 11 34-30 34 31 26-14 34 27v25H0z" />
    <path className="landscape-front" d="m0 63 60-22 38 15 36-13 42 16v15H0z" />
  </svg>
);

/** `how-it-works` becomes "How it works". */
export const routeLabel = (route: string): string =>
  route === "index"
    ? "Home"
    : route.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());

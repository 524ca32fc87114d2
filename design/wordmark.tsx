/** The trail mark and the product's name; the name is text, because it is configurable. */
export const Wordmark = ({ product }: { product: string }) => (
  <span className="wordmark">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M3 3.5h26v5.5H3Z" fill="var(--stripe)" />
      <path
        d="M3 12.5h6.4l3 7.6L16 12.5l3.6 7.6 3-7.6H29L22.3 28.5h-4.5L16 24.6l-1.8 3.9H9.7Z"
        fill="currentColor"
      />
    </svg>
    {product}
  </span>
);

type PlainErrorProps = Readonly<{ title: string; text: string; children?: React.ReactNode }>;

/** An error page that needs nothing which would have to be loaded. */
export const PlainError = ({ title, text, children }: PlainErrorProps) => (
  <div className="wrap page">
    <title>{title}</title>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);

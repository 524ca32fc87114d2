export type AloneView = Readonly<{
  title: string;
  items: readonly Readonly<{ title: string; text: string }>[];
}>;

/** What it means to travel without company: room, supplement, who comes and how people meet. */
export const Alone = ({ alone }: { alone: AloneView }) => (
  <section className="wrap section" id="alone" aria-labelledby="alone-title">
    <h2 id="alone-title">{alone.title}</h2>
    <ul className="alone-list">
      {alone.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export type StepsView = Readonly<{
  title: string;
  items: readonly Readonly<{ title: string; text: string }>[];
}>;

const Path = () => (
  <svg className="steps-path" viewBox="0 0 1296 190" preserveAspectRatio="none" aria-hidden="true">
    <path
      className="steps-ground"
      d="M0 158 60 142l60 8 80-38 90 12 70-26 70-20 70 18 60-26 80 14 80-40 70 24 70-18 70 12 80-44 80 22 80-26 126 22V190H0Z"
    />
    <path
      className="steps-line"
      d="M0 158 60 142l60 8 80-38 90 12 70-26 70-20 70 18 60-26 80 14 80-40 70 24 70-18 70 12 80-44 80 22 80-26 126 22"
    />
  </svg>
);

export const Steps = ({ steps }: { steps: StepsView }) => (
  <section className="steps on-spruce" aria-labelledby="steps">
    <div className="wrap">
      <h2 id="steps" className="heading">
        {steps.title}
      </h2>
      <div className="steps-track">
        <Path />
        <ol className="steps-list">
          {steps.items.map(({ title, text }) => (
            <li key={title}>
              <span className="waymark" aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

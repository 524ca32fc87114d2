import { CoordinatorCard } from "../parts/card.tsx";
import type { CoordinatorView } from "../parts/coordinator-view.ts";

export type CoordinatorsView = Readonly<{
  title: string;
  text: string;
  count: string;
  people: readonly CoordinatorView[];
}>;

export const CoordinatorsPage = ({ view }: { view: CoordinatorsView }) => (
  <div className="wrap page">
    <h1>{view.title}</h1>
    <p className="lead page-lead">{view.text}</p>
    <p className="page-count figures">{view.count}</p>
    <ul className="people-grid">
      {view.people.map((coordinator) => (
        <li key={coordinator.id}>
          <CoordinatorCard coordinator={coordinator} />
        </li>
      ))}
    </ul>
  </div>
);

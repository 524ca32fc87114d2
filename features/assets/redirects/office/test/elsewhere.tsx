import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { redirectApi } from "../redirect-api.ts";

type ElsewhereProps = Readonly<{ country: string; address: string }>;

/** What the same address answers in the other markets. */
export const Elsewhere = ({ country, address }: ElsewhereProps) => {
  const { data } = useQuery({
    queryKey: ["redirect-test", country, address, "elsewhere"],
    queryFn: () => redirectApi(country).testElsewhere(address),
    retry: false,
  });
  const titleId = useId();
  if (!data) return null;
  return (
    <section className="elsewhere" aria-labelledby={titleId}>
      <h3 id={titleId}>The same address elsewhere</h3>
      <ul>
        {data.map(({ country: other, status, to, isFound }) => (
          <li key={other}>
            <span className="redirect-status">{other.toUpperCase()}</span>
            <span>{`${status ?? "loop"}${to === null ? "" : ` → ${to}`}`}</span>
            <span className="tag state" data-kind={isFound ? "live" : ""}>
              {isFound ? "found" : "nothing"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

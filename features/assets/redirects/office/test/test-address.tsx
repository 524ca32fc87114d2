import "./test-address.css";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { RedirectTrace } from "#features/assets/redirects/contract.ts";
import { redirectApi } from "../redirect-api.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { type Detour, detourOf, straightTarget } from "./straight.ts";
import { TraceSteps } from "./trace-steps.tsx";

export type TestAddressProps = Readonly<{
  country: string;
  countryName: string;
  /** The tested address; empty for none. */
  address: string;
  onTest: (address: string) => void;
  /** Called after a redirect was pointed elsewhere. */
  onChanged: () => Promise<void>;
  onOpen: (redirectId: string) => void;
}>;

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "The server cannot be reached.";

type ShortcutProps = Readonly<{
  country: string;
  trace: RedirectTrace;
  onDone: () => Promise<void>;
}>;

/** The offer to lead visitors once instead of twice. */
const Shortcut = ({ country, trace, onDone }: ShortcutProps) => {
  const detour = detourOf(trace);
  if (trace.hops.length < 2) return null;
  const point = async ({ redirectId: id, end, query }: Detour) => {
    const api = redirectApi(country);
    try {
      const { body, version } = await api.read(id);
      await api.save(id, { ...body, to: straightTarget(body.to, end, query) }, version);
      toast.success(`${body.from} leads straight to the end.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    await onDone();
  };
  return (
    <Note kind="warning" title={`${trace.hops.length} hops:`}>
      visitors are led more than once.
      {detour && (
        <button type="button" className="plain-button" onClick={() => void point(detour)}>
          {`Point ${decodeURI(detour.from)} straight at the end`}
        </button>
      )}
    </Note>
  );
};

const AddressForm = ({ address, onTest }: Pick<TestAddressProps, "address" | "onTest">) => {
  const [typed, setTyped] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) setTyped(address);
  }, [address]);
  return (
    <form
      className="test-form"
      onSubmit={(event) => {
        event.preventDefault();
        onTest(typed.trim());
      }}
    >
      <label className="sr-only" htmlFor={id}>
        Address to test
      </label>
      <span className="test-input">
        <Icon name="link" />
        <input
          ref={input}
          id={id}
          value={typed}
          placeholder="/old?utm_source=mail"
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </span>
      <Button type="submit" variant="default">
        Test <kbd aria-hidden="true">Enter</kbd>
      </Button>
    </form>
  );
};

/** Walks an address as a visitor's browser would, and says what the other markets answer. */
export const TestAddress = (props: TestAddressProps) => {
  const { country, countryName, address, onTest, onChanged, onOpen } = props;
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ["redirect-test", country, address],
    queryFn: () => redirectApi(country).test(address),
    enabled: address !== "",
    retry: false,
    gcTime: 0,
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ["redirect-test"] });
    await onChanged();
  };
  const titleId = useId();
  return (
    <section className="test-address" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>Test an address</h2>
        <p>{`What a visitor of ${nameInSentence(countryName)} meets, right now`}</p>
      </header>
      <AddressForm
        address={address}
        onTest={(next) => {
          onTest(next);
          void client.invalidateQueries({ queryKey: ["redirect-test"] });
        }}
      />
      {error && <Note kind="refusal" title="Not tested.">{` ${messageOf(error)}`}</Note>}
      <div role="status">
        {data && <TraceSteps trace={data} requestedPath={address} onOpen={onOpen} />}
      </div>
      {data && (
        <>
          <Shortcut country={country} trace={data} onDone={refresh} />
          <Elsewhere country={country} address={address} />
        </>
      )}
    </section>
  );
};

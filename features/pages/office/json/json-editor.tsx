import "./json-editor.css";
import { Button, Group } from "@mantine/core";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { JsonPanelProps } from "./json-panel.tsx";
import { JsonDocument } from "./json-document.ts";
import { pageSchemaOf } from "./page-schema.ts";
import { type JsonDiagnostic, diagnosticsOf } from "./parse-and-check.ts";
import { moveCursor, setLabels, setSchema } from "./code-view.ts";

const debounceMs = 300; // ms: nobody is told of an error in the middle of a word

/** What is wrong, each with a way to its line; said once the typing rests. */
const Diagnostics = ({
  text,
  found,
}: Readonly<{ text: JsonDocument; found: readonly JsonDiagnostic[] }>) => {
  const go = (at: number) => text.view && moveCursor(text.view, at);
  return (
    <div role="status">
      <ul className="json-findings">
        {found.map(({ message, from }) => (
          <li key={`${from} ${message}`}>
            {from === null ? (
              message
            ) : (
              <button type="button" className="json-finding" onClick={() => go(from)}>
                {text.lineAt(from)}: {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What is wrong with the text, marked in it, as it was when the typing last rested. */
const useSettledDiagnostics = (
  text: JsonDocument,
  findings: readonly JsonDiagnostic[],
): readonly JsonDiagnostic[] => {
  const [found, setFound] = useState<readonly JsonDiagnostic[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      text.mark(findings);
      setFound(findings);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, findings]);
  return found;
};

/** The code editor behind {@link JsonPanelProps}; loaded when it is opened. */
const JsonEditor = (props: JsonPanelProps) => {
  const { label, value, errors, schema, catalogue, check, onChange, onProblem } = props;
  const host = useRef<HTMLDivElement>(null);
  const help = useId();
  const [text] = useState(() => new JsonDocument(value));
  const { parsed, isStale } = useSyncExternalStore(text.subscribe, text.get);
  const isBroken = parsed.problem !== null;
  const words = useMemo(
    () => ({ label, describedBy: help, isWrong: isBroken || errors.length > 0 }),
    [label, help, isBroken, errors.length],
  );
  const firstWords = useRef(words);
  const fields = useMemo(() => (catalogue ? pageSchemaOf(catalogue) : schema), [catalogue, schema]);
  const findings = useMemo(() => diagnosticsOf(parsed, errors), [parsed, errors]);

  useLayoutEffect(
    () => (host.current ? text.open(host.current, firstWords.current) : undefined),
    [text],
  );
  useLayoutEffect(() => text.setListeners({ check, onChange, onProblem }));
  useEffect(() => text.receive(value), [text, value]);
  useEffect(() => {
    if (text.view) setLabels(text.view, words);
  }, [text, words]);
  useEffect(() => {
    if (text.view) setSchema(text.view, fields);
  }, [text, fields]);
  const found = useSettledDiagnostics(text, findings);

  return (
    <div className="json-editor">
      <Group justify="space-between" gap="xs" className="json-head">
        <span className="field-label">{label}</span>
        {isBroken && (
          <Button variant="default" size="compact-md" onClick={() => text.discard(value)}>
            Discard this text
          </Button>
        )}
      </Group>
      <div ref={host} className="json-host" data-wrong={isBroken} />
      <p id={help} className="json-help">
        Tab indents; Escape, then Tab leaves the editor. Ctrl+Space offers keys and values.
      </p>
      {isStale && (
        <p role="status" className="json-stale">
          This changed elsewhere meanwhile. Mend the text to put it in place of that, or discard it.
        </p>
      )}
      <Diagnostics text={text} found={found} />
    </div>
  );
};

export default JsonEditor;

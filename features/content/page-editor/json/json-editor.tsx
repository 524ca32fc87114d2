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
import type { JsonPanelProps } from "./json-panel-props.ts";
import { JsonDocument } from "./json-document.ts";
import { pageSchemaOf } from "./page-schema.ts";
import { type JsonDiagnostic, diagnosticsOf } from "./parse-and-check.ts";
import { moveCursor, setLabels, setSchema } from "./code-view.ts";

const debounceMs = 300; // so that no error shows in the middle of a word

/** The errors, each with a link to its line; updated when typing pauses. */
const Diagnostics = ({
  jsonDocument,
  diagnostics,
}: Readonly<{ jsonDocument: JsonDocument; diagnostics: readonly JsonDiagnostic[] }>) => {
  const moveTo = (at: number) => jsonDocument.view && moveCursor(jsonDocument.view, at);
  return (
    <div role="status">
      <ul className="json-diagnostics">
        {diagnostics.map(({ message, from }) => (
          <li key={`${from} ${message}`}>
            {from === null ? (
              message
            ) : (
              <button type="button" className="json-diagnostic" onClick={() => moveTo(from)}>
                {jsonDocument.describePosition(from)}: {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The errors in the text, updated when typing pauses; the editor also underlines them. */
const useDebouncedDiagnostics = (
  jsonDocument: JsonDocument,
  diagnostics: readonly JsonDiagnostic[],
): readonly JsonDiagnostic[] => {
  const [visible, setVisible] = useState<readonly JsonDiagnostic[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      jsonDocument.underline(diagnostics);
      setVisible(diagnostics);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [jsonDocument, diagnostics]);
  return visible;
};

/** The body of `JsonPanel`, in a chunk of its own because CodeMirror is large. */
const JsonEditor = (props: JsonPanelProps) => {
  const { label, value, errors, schema, catalogue, check, onChange, onProblem } = props;
  const host = useRef<HTMLDivElement>(null);
  const help = useId();
  const [jsonDocument] = useState(() => new JsonDocument(value));
  const { parsed, isStale } = useSyncExternalStore(jsonDocument.subscribe, jsonDocument.get);
  const isBroken = parsed.problem !== null;
  const labels = useMemo(
    () => ({ label, describedBy: help, isInvalid: isBroken || errors.length > 0 }),
    [label, help, isBroken, errors.length],
  );
  const initialLabels = useRef(labels);
  const fields = useMemo(() => (catalogue ? pageSchemaOf(catalogue) : schema), [catalogue, schema]);
  const diagnostics = useMemo(() => diagnosticsOf(parsed, errors), [parsed, errors]);

  useLayoutEffect(
    () => (host.current ? jsonDocument.open(host.current, initialLabels.current) : undefined),
    [jsonDocument],
  );
  useLayoutEffect(() => jsonDocument.setCallbacks({ check, onChange, onProblem }));
  useEffect(() => jsonDocument.receive(value), [jsonDocument, value]);
  useEffect(() => {
    if (jsonDocument.view) setLabels(jsonDocument.view, labels);
  }, [jsonDocument, labels]);
  useEffect(() => {
    if (jsonDocument.view) setSchema(jsonDocument.view, fields);
  }, [jsonDocument, fields]);
  const visibleDiagnostics = useDebouncedDiagnostics(jsonDocument, diagnostics);

  return (
    <div className="json-editor">
      <Group justify="space-between" gap="xs" className="json-header">
        <span className="field-label">{label}</span>
        {isBroken && (
          <Button variant="default" size="compact-md" onClick={() => jsonDocument.discard(value)}>
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
      <Diagnostics jsonDocument={jsonDocument} diagnostics={visibleDiagnostics} />
    </div>
  );
};

export default JsonEditor;

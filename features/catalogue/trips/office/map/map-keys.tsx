/** What the keys do at a stop, or what a click does while a stop is placed. */
export const MapKeys = ({ isPlacing }: { isPlacing: boolean }) => (
  <p className="map-keys" id="map-keys">
    {isPlacing ? (
      "Click where the new stop is, or search for it. Escape leaves."
    ) : (
      <>
        <span>Drag the mark</span>
        <span>
          <kbd>↑</kbd> <kbd>→</kbd> 100 m
        </span>
        <span>
          <kbd>Shift</kbd> 1 km
        </span>
        <span>
          <kbd>Tab</kbd> next stop
        </span>
      </>
    )}
  </p>
);

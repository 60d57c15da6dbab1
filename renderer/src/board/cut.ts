/** Pixels by which letters may stand out of their last line. */
const TAILS = 6;

/**
 * For a name drawn as large as its card has room: one of which not all is seen says so (`[data-cut]` in base.css): "Dark" alone would be another card's.
 * `parts` are what it is laid out by, watched.
 */
export const cut =
  (...parts: unknown[]) =>
  (name: HTMLElement): (() => void) => {
    void parts;
    const seen = new ResizeObserver(() =>
      name.toggleAttribute('data-cut', name.scrollHeight - name.clientHeight > TAILS),
    );
    seen.observe(name);
    return () => seen.disconnect();
  };

declare module '*.svelte' {
  import type { Component } from 'svelte';
  const component: Component<Record<string, unknown>>;
  export default component;
}
declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '@fontsource-variable/instrument-sans/standard.css';
declare module 'hyphen/*' {
  const hyphen: { hyphenateSync(text: string, options?: { minWordLength?: number }): string };
  export default hyphen;
}
declare module 'qrcode/lib/core/qrcode.js' {
  /** The modules (dark squares) of a QR code. */
  export function create(
    text: string,
    options?: { errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' },
  ): {
    modules: { size: number; get(row: number, column: number): number };
  };
}

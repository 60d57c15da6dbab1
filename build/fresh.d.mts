export declare const root: string;
export type OutputName = 'rules' | 'judge' | 'host' | 'electron' | 'renderer';
export declare const OUTPUTS: Record<OutputName, { file: string; from: string[] }>;
export declare function isCheckout(): boolean;
export declare function stale(names: readonly OutputName[], at?: string): OutputName[];

export declare const root: string;
export declare function running(): number;
export declare function tooOld(): string | undefined;
export declare function node24(): Promise<string>;

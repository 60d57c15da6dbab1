import type { FuseConfig } from '@electron/fuses';
export declare function fuses(options: { inspectable: boolean }): FuseConfig;

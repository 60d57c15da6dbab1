export declare function whenParentEnds(ended: () => void): void;

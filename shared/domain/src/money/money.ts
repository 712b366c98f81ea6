/** An amount in whole tögrög (MNY-1). Display currencies are made from it and never turned back into it. */
export type Money = number;

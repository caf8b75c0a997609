/** An expected failure, described in one sentence: shown without a stack. */
export class Failure extends Error {}

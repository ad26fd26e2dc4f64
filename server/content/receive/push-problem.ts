/** One line of what is wrong with a push. */
export type PushProblem = { file: string; field: string; message: string }

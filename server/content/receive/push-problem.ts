export type PushProblem = { file: string; field: string; message: string }
